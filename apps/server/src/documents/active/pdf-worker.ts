/** Looks into one PDF on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PdfOrder, sayActive } from '#documents/active/say-active.ts';

const { bytes, kind } = workerData as PdfOrder; // sent by refuse-active.ts
parentPort?.postMessage(sayActive(Buffer.from(bytes), kind), []);
