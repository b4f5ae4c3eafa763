/**
 * Loaded before the tests: random values are the same in every run of one state of the code, so a run
 * that was green stays green. `CHANCE=<number>` is another seed.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['CHANCE'] ?? 20_261_120) });
