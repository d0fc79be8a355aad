import { useEffect } from 'react';

/** Several cells: a table from a spreadsheet, or lines of a list. */
const isTable = (text: string) => /[\t\n]/.test(text.trim());

/**
 * Pasting on the page without focus, or into a single-line field, which cannot hold several cells. Multi-line fields
 * and open dialogs keep pasted text.
 */
export function usePagePaste(onPaste: ((text: string) => void) | null): void {
  useEffect(() => {
    if (onPaste === null) return undefined;
    const listener = (event: ClipboardEvent) => {
      const { target } = event;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || !isTable(text) || !(target instanceof HTMLElement)) return;
      if (target instanceof HTMLTextAreaElement || target.closest('[role="dialog"]') !== null) return;
      if (target instanceof HTMLInputElement && target.closest('[role="grid"]') === null) return;
      event.preventDefault();
      onPaste(text);
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [onPaste]);
}

/** Files dropped anywhere on a page, while no dialog is open; of several the import says that it takes one. */
export function usePageDrop(onFiles: ((files: readonly File[]) => void) | null): void {
  useEffect(() => {
    if (onFiles === null) return undefined;
    const isOurs = ({ defaultPrevented, dataTransfer }: DragEvent) =>
      !defaultPrevented &&
      dataTransfer?.types.includes('Files') === true &&
      document.querySelector('[role="dialog"]') === null;
    const over = (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles]);
}

/** Prevents the browser from opening a file dropped beside the drop target. */
export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
