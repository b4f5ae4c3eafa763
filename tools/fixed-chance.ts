/**
 * Loaded before the tests: what is drawn by chance is the same in every run of one state of the code, so a run
 * that was green stays green. `CHANCE=<number>` draws something else.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['CHANCE'] ?? 20_261_120) });
