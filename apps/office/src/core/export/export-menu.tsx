import { ExportButton } from '#core/export/export-button.tsx';
import type { ExportCall } from '#core/export/save-export.ts';
import { type AskedList, useExport } from '#core/export/use-export.tsx';

/** Exactly the filtered rows and shown columns as a file (OFF-41); it asks for a code. */
export const ExportMenu = <C extends ExportCall>(asked: AskedList<C>) => (
  <ExportButton lists={[{ of: useExport(asked) }]} />
);
