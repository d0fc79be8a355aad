import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PrintedSheet } from '../sheet.ts';
import { CardsPaper } from './CardsPaper.tsx';
import { followPageRule, pageRule } from './page-rule.ts';
import styles from './paper.module.css';
import { ListPaper, WorksheetPaper } from './TablePaper.tsx';

const LAYOUTS = { list: ListPaper, cards: CardsPaper, worksheet: WorksheetPaper } as const;

async function askToPrint(): Promise<void> {
  // A word in another script may need a font that is not loaded yet.
  await document.fonts.ready;
  window.print();
}

/** The sheet as the browser prints it, which has letters for every script; it asks to print once it is drawn. */
export function PaperSheet({ sheet, onAsked }: { sheet: PrintedSheet; onAsked: () => void }) {
  const Layout = LAYOUTS[sheet.layout];
  const asked = useRef<PrintedSheet>(null);
  useEffect(() => {
    const end = followPageRule(pageRule(sheet.layout, sheet.paper, sheet.title));
    if (asked.current !== sheet) {
      asked.current = sheet;
      void askToPrint().then(onAsked);
    }
    return end;
  }, [sheet, onAsked]);
  return createPortal(
    <div className={styles.paper} data-paper>
      <Layout {...sheet} />
    </div>,
    document.body,
  );
}
