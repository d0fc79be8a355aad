import { Trans } from '@lingui/react/macro';
import { worksheet } from '@wordcluster/domain/print/sheets';
import type { PrintedSheet } from '../sheet.ts';
import styles from './paper.module.css';
import { PrintedWords } from './PrintedWords.tsx';

interface Line {
  number: number;
  /** Null is a gap. */
  cells: readonly (string | null)[];
}

function Table({
  columns,
  lines,
  className = '',
}: Pick<PrintedSheet, 'columns'> & { lines: Line[]; className?: string | undefined }) {
  return (
    <table className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          <th className={styles.number}>#</th>
          {columns.map(({ number, name }) => (
            <th key={number} translate="no">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, cells }) => (
          <tr key={number}>
            <td className={styles.number}>{number}</td>
            {columns.map(({ number: column, language }, index) => (
              <td key={column}>
                {cells[index] === null ? (
                  <div className={styles.gap} />
                ) : (
                  <PrintedWords language={language} className={styles.value}>
                    {cells[index] ?? ''}
                  </PrintedWords>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All columns of all rows; browsers draw the heads on each page. */
export function ListPaper({ title, columns, rows }: PrintedSheet) {
  return (
    <>
      <h1 translate="no">{title}</h1>
      <Table columns={columns} lines={rows.map((cells, index) => ({ number: index + 1, cells }))} />
    </>
  );
}

/** Exercises with a line for each answer, then the answers on a new page. */
export function WorksheetPaper({ title, columns, rows, answer, seed }: PrintedSheet) {
  const exercises = worksheet(rows, answer, seed);
  return (
    <>
      <h1 translate="no">{title}</h1>
      <div className={styles.lines}>
        <span className={styles.line}>
          <Trans>Name</Trans>
        </span>
        <span className={styles.line}>
          <Trans>Date</Trans>
        </span>
      </div>
      <Table columns={columns} lines={exercises} className={styles.exercises} />
      <section className={styles.answers}>
        <h2>
          <Trans>Answers</Trans>
        </h2>
        <ol>
          {exercises.map(({ number, answer: wanted }) => (
            <li key={number}>
              <span className={styles.number}>{number}</span>
              <PrintedWords language={columns[answer]?.language ?? null} className={styles.value}>
                {wanted}
              </PrintedWords>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
