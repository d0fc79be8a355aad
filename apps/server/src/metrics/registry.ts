/** Prometheus' text format, written by hand: a client library cost a fifth of the requests a second of a bare handler. */

type Labels = Readonly<Record<string, string>>;

const escapeLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelsOf = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Limit of series per metric: more means an unbounded label. */
const MAX_SERIES = 1000;

/** One metric as it is written: its comment lines, then its samples. */
interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: () => string[];
}

export interface Counter {
  add: (by?: number) => void;
  value: () => number;
}

export interface Histogram {
  observe(value: number): void;
}

/** Registry of one server's metrics. */
export interface Registry {
  /** A counter. Labels are fixed at the first use: store the returned function if it is used often. */
  counter(name: string, help: string): (labels?: Labels) => Counter;
  histogram(
    name: string,
    help: string,
    buckets: readonly number[],
    /** Labels of a bounded list, under which series beyond the limit are counted; without it they are dropped. */
    fold?: (labels: Labels) => Labels,
  ): (labels?: Labels) => Histogram;
  /** A gauge read at each scrape: one sample for each of the labels. */
  gauge(name: string, help: string, read: () => [Labels, number][] | number | null): void;
  /** Prometheus text format, version 0.0.4. */
  text(): string;
}

/** The series of one metric by their labels; beyond the limit the folded one, or a spare one that is not written. */
function createFamily<Series>(make: () => Series, fold?: (labels: Labels) => Labels) {
  const all = new Map<string, Series>();
  const spare = make();
  const of = (labels: Labels = {}): Series => {
    const own = labelsOf(labels);
    const isFull = !all.has(own) && all.size >= MAX_SERIES;
    if (isFull && !fold) return spare;
    const key = isFull && fold ? labelsOf(fold(labels)) : own;
    const known = all.get(key);
    if (known) return known;
    const made = make();
    all.set(key, made);
    return made;
  };
  return { all, of };
}

function createCounter(): Counter {
  let value = 0;
  return { add: (by = 1) => void (value += by), value: () => value };
}

function createHistogram(buckets: readonly number[]) {
  const counts = new Float64Array(buckets.length + 1);
  const series = {
    counts,
    sum: 0,
    observe(value: number) {
      let bucket = 0;
      while (bucket < buckets.length && value > (buckets[bucket] ?? 0)) bucket += 1;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      series.sum += value;
    },
  };
  return series;
}

/** The samples of one histogram series: each bucket counts the ones below it too. */
function histogramSamples(
  name: string,
  labels: string,
  buckets: readonly number[],
  { counts, sum }: { counts: Float64Array; sum: number },
): string[] {
  const inside = labels === '' ? '' : `${labels.slice(1, -1)},`;
  let total = 0;
  const lines = Array.from(counts, (count, index) => {
    total += count;
    return `${name}_bucket{${inside}le="${buckets[index] ?? '+Inf'}"} ${total}`;
  });
  return [...lines, `${name}_sum${labels} ${sum}`, `${name}_count${labels} ${total}`];
}

/** One metric in the text format; without samples it is left out. */
function textOf({ name, help, type, samples }: Metric): string[] {
  const lines = samples();
  return lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

export function createRegistry(): Registry {
  const metrics: Metric[] = [];
  return {
    counter(name, help) {
      const { all, of } = createFamily(createCounter);
      const samples = () => [...all].map(([labels, { value }]) => `${name}${labels} ${value()}`);
      metrics.push({ name, help, type: 'counter', samples });
      return of;
    },
    histogram(name, help, buckets, fold) {
      const { all, of } = createFamily(() => createHistogram(buckets), fold);
      const samples = () => [...all].flatMap(([labels, series]) => histogramSamples(name, labels, buckets, series));
      metrics.push({ name, help, type: 'histogram', samples });
      return of;
    },
    gauge(name, help, read) {
      const samples = () => {
        const found = read();
        if (found === null) return [];
        return typeof found === 'number'
          ? [`${name} ${found}`]
          : found.map(([labels, value]) => `${name}${labelsOf(labels)} ${value}`);
      };
      metrics.push({ name, help, type: 'gauge', samples });
    },
    text: () => metrics.flatMap(textOf).join('\n').concat('\n'),
  };
}
