import { cardsOf, lettersOfFace, SMALL_LINES, type CardFace } from '@wordcluster/domain/print/cards';
import { CARDS_ACROSS, CARDS_DOWN, cardPages } from '@wordcluster/domain/print/sheets';
import type { PrintedSheet } from '../sheet.ts';
import { EDGE, PAPER_SIZES } from './page-rule.ts';
import styles from './paper.module.css';
import { PrintedWords } from './PrintedWords.tsx';

const POINTS_OF_MM = 72 / 25.4;
/** Rounding: a slightly too high page would add an empty one (millimetres). */
const HAIR = 0.5;

/** Fronts and backs of cards on alternating pages, with cut lines. Left-to-right in every interface language. */
export function CardsPaper({ paper, columns, rows, answer }: PrintedSheet) {
  const { width, height } = PAPER_SIZES[paper];
  const inner = { width: width - 2 * EDGE, height: height - 2 * EDGE - HAIR };
  const card = {
    width: (inner.width / CARDS_ACROSS) * POINTS_OF_MM,
    height: (inner.height / CARDS_DOWN) * POINTS_OF_MM,
  };
  return cardPages(cardsOf({ rows, columns, answer })).map(({ side, lines }, index) => (
    <div
      key={index}
      dir="ltr"
      className={`${styles.cards} ${side === 'front' ? styles.fronts : ''}`}
      style={{ height: `${inner.height}mm`, gridTemplateRows: `repeat(${CARDS_DOWN}, 1fr)` }}
    >
      {Array.from({ length: CARDS_DOWN }, (_, line) => lines[line] ?? [null, null]).flatMap((line, down) =>
        line.map((one, across) => (
          <div key={`${down} ${across}`} className={styles.card}>
            {one && <Face face={one[side]} card={card} />}
            {one && <span className={styles.cardNumber}>{one.number}</span>}
          </div>
        )),
      )}
    </div>
  ));
}

function Face({ face, card }: { face: CardFace; card: { width: number; height: number } }) {
  const { size, lines } = lettersOfFace(face, card);
  return (
    <>
      <PrintedWords
        language={face.language}
        className={styles.clipped}
        style={{ fontSize: `${size}pt`, WebkitLineClamp: lines }}
      >
        {face.content}
      </PrintedWords>
      {face.more && (
        <PrintedWords
          language={face.more.language}
          className={`${styles.clipped} ${styles.more}`}
          style={{ WebkitLineClamp: SMALL_LINES }}
        >
          {face.more.content}
        </PrintedWords>
      )}
    </>
  );
}
