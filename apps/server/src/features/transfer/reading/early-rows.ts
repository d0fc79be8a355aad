import type { TableRow } from '@wordcluster/table-reader';
import type { FoundTable, RowBatch } from './import-report.ts';
import { layoutOf, rowMapper, type Layout, type MappedRow, type OwnColumns } from './map-table.ts';
import { rowCollector, type RowFindings } from './row-collector.ts';
import { SAMPLE_ROWS } from './scan-tables.ts';

interface Guessing {
  own: OwnColumns | null;
  commas: boolean;
  neutralized: boolean;
}

/** A batch that takes back those before it. */
export const NONE_YET: RowBatch = { first: 1, count: 0, bytes: 0, columns: ['{}', '{}', '{}'], tags: null };

/**
 * Speculative execution: maps the rows of the first table by its first rows while the others are still being read, so that they are stored
 * meanwhile. If the whole table leads to another mapping, what was passed on is taken back.
 */
export class EarlyRows {
  private readonly guessing: Guessing;
  private readonly collector: ReturnType<typeof rowCollector>;
  private readonly onBatch: (batch: RowBatch) => Promise<void>;
  private of: FoundTable | null = null;
  private buffered: TableRow[] = [];
  private mapped: { layout: Layout; map: (row: TableRow) => MappedRow | null } | null = null;
  private passedOn = false;

  constructor(guessing: Guessing, onBatch: (batch: RowBatch) => Promise<void>) {
    this.guessing = guessing;
    this.onBatch = onBatch;
    this.collector = rowCollector((batch) => {
      this.passedOn = true;
      return onBatch(batch);
    });
  }

  async add(table: FoundTable, rows: TableRow[]): Promise<void> {
    if (rows.length > 0) this.of ??= table;
    if (this.of !== table) return;
    if (!this.mapped) {
      this.buffered = this.buffered.concat(rows);
      if (table.rows < SAMPLE_ROWS) return;
      this.begin(table);
      await this.pass(this.buffered);
      this.buffered = [];
    } else await this.pass(rows);
  }

  /** The result, if the layout of the whole table is the same; otherwise null. */
  async end({ offset, merges }: FoundTable, layout: Layout): Promise<RowFindings | null> {
    const isSame =
      this.of?.offset === offset && merges.length === 0 && this.mapped && sameLayout(this.mapped.layout, layout);
    if (isSame === true) return this.collector.end();
    if (this.passedOn) await this.onBatch(NONE_YET);
    return null;
  }

  private begin(table: FoundTable): void {
    const { own, commas, neutralized } = this.guessing;
    const layout = layoutOf(table, own, commas);
    const { mapped, tags } = layout;
    this.mapped = { layout, map: rowMapper(table, layout, { columns: mapped.slice(0, 3), tags, neutralized }) };
  }

  private pass(rows: readonly TableRow[]): Promise<void> {
    const mapped: MappedRow[] = [];
    for (const row of rows) {
      const one = this.mapped?.map(row);
      if (one) mapped.push(one);
    }
    return this.collector.add(mapped);
  }
}

const sameLayout = (one: Layout, other: Layout): boolean =>
  one.titles === other.titles &&
  one.header === other.header &&
  one.joinedAt === other.joinedAt &&
  one.headings > 0 === other.headings > 0 &&
  one.mapped.join() === other.mapped.join() &&
  one.tags.join() === other.tags.join();
