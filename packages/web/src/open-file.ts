/** The new tab has read the file long before; whoever saves it from there has this long. */
const REVOKE_MS = 600_000;

/** Whether the browser shows a PDF in a tab; browsers older than the question do. */
export const canOpenPdf = (): boolean => navigator.pdfViewerEnabled ?? true;

/** Opens a file in a new tab, which knows nothing of this page; called in a tap, or the browser refuses it. */
export const openFile = (file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
};
