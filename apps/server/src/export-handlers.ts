import * as contract from '@abrufbar/contract/staff/exports.ts';
import { handle } from '#core/calls/context.ts';
import { EXPORT_LISTS } from '#export-lists.ts';
import { readExportFile, readExportState } from '#staff/exports/own-exports.ts';

export const exportState = handle(contract.exportState, (context, { id }) =>
  readExportState(EXPORT_LISTS, context, id),
);

export const exportFile = handle(contract.exportFile, (context, { id }) =>
  readExportFile(EXPORT_LISTS, context, id),
);
