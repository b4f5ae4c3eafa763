/** Plain JSON values of staff calls: the same on the wire and inside. */
import * as z from 'zod/mini';

/** ISO instant in UTC, `2026-11-20T06:12:00.000Z`. */
export const instant = z.iso.datetime();

/** Version of the row a change is based on; a stale one is refused with 409 `stale_version`. */
export const version = z.int();
