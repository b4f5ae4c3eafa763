/** Writes one paper of a delivery on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type WrittenNote, writeNote } from '#documents/write-note.ts';

const order = workerData as WrittenNote; // sent by kept-note.ts
parentPort?.postMessage(writeNote(order), []);
