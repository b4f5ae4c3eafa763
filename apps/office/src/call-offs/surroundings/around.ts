import type { officeSurroundings } from '@abrufbar/contract/call-offs/office-around.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';

/** Contract and customer of a call-off. */
export type Around = OutputOf<typeof officeSurroundings>;
