import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { ExportListName } from '@abrufbar/contract/staff/exports.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import * as z from 'zod/mini';
import type { Database } from '#core/database/database.ts';

/** Reads in transactions of its own: none waits for whoever takes the file. */
export type Reading = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** Rows that a member may see who asked for an export. */
export type ExportView = {
  readonly brand: Brand;
  /** Suppliers of that brand. */
  readonly suppliers: readonly number[];
  /** Suppliers of all brands of the member. */
  readonly allSuppliers: readonly number[];
  readonly askedAt: Date;
  /** The member. */
  readonly staffId: string;
};

type Bytes = AsyncGenerator<Buffer>;

/** A list of the office as a file. */
export type ExportList = {
  readonly name: ExportListName;
  /** Roles that may have the file. */
  readonly roles: readonly StaffRole[];
  /** The file of a request, which is stored as it travels; undefined for one that this version no longer reads. */
  readonly fileOf: (stored: unknown, reading: Reading, view: ExportView) => Bytes | undefined;
};

/** Ties a list to the call that asks for it, whose input is stored. */
export const exportList = <C extends Call>(
  name: ExportListName,
  call: C,
  file: (request: InputOf<C>, reading: Reading, view: ExportView) => Bytes,
): ExportList => ({
  name,
  roles: call.roles ?? [],
  fileOf: (stored, reading, view) => {
    const read = z.safeDecode(call.input, stored);
    return read.success ? file(read.data as InputOf<C>, reading, view) : undefined; // by its own schema
  },
});

/** The list of a stored export, unless the role may no longer have it. */
export const listOfExport = (
  lists: readonly ExportList[],
  name: string,
  role: string,
): ExportList | undefined =>
  lists.find((one) => one.name === name && one.roles.some((allowed) => allowed === role));
