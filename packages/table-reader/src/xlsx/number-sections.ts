/** A section of a number format, for positive numbers, negative ones or zero. */
export interface Section {
  before: string;
  behind: string;
  /** Digit placeholders, with literals in between: `000-00`. */
  whole: string;
  /** Digits behind the point: as many as must be there, and as many as there may be. */
  decimals: { least: number; most: number };
  grouped: boolean;
  percent: boolean;
  /** Digits of the exponent, and the sign of positive ones. */
  exponent: { digits: number; plus: boolean } | null;
  /** Of a fraction: a fixed denominator, or the most digits that it may have. */
  fraction: { fixed: number } | { digits: number } | null;
}

const TOKENS = /"[^"]*"?|[\\_*].?|\[[^\]]*\]?|e[+-]|./gis;
/** Signs and codes of currencies; other words around a number are not shown. */
const CURRENCY = /\p{Sc}|Kč|zł|Ft|\bkr\b|\blei\b|\bRs\b|\bCHF\b|\b[A-Z]{3}\b/u;
/** No spreadsheet shows more. */
const MAX_DIGITS = 30;

function emptySection(): Section {
  return {
    before: '',
    behind: '',
    whole: '',
    decimals: { least: 0, most: 0 },
    grouped: false,
    percent: false,
    exponent: null,
    fraction: null,
  };
}

/** Text of a literal: empty for colours and conditions, a symbol for `[$€-407]`. */
function literalOf(token: string): string {
  if (token.startsWith('"')) return token.replaceAll('"', '');
  if (token.startsWith('\\')) return token.slice(1);
  // The width of a character, and a character that fills the cell.
  if (token.startsWith('_') || token.startsWith('*')) return '';
  if (token.startsWith('[')) return /^\[\$([^\]-]*)/.exec(token)?.[1] ?? '';
  return token;
}

/** Reads the sections of a number's format. */
export function sectionsOf(code: string): Section[] {
  const sections: Section[] = [];
  let section = emptySection();
  let state: 'before' | 'whole' | 'decimals' | 'exponent' | 'denominator' | 'behind' = 'before';
  let literals = '';
  const end = () => {
    section.behind += literals;
    sections.push(section);
    section = emptySection();
    state = 'before';
    literals = '';
  };
  for (const [token] of code.matchAll(TOKENS)) {
    if (token === ';') end();
    else if (/^[0#?]$/.test(token)) {
      if (state === 'before') {
        section.before = literals;
        state = 'whole';
      } else if (state === 'whole') section.whole += literals;
      if (state === 'behind' || section.whole.length > MAX_DIGITS) continue;
      literals = '';
      if (state === 'whole') section.whole += token;
      else if (state === 'decimals') {
        section.decimals.most += 1;
        if (token === '0') section.decimals.least += 1;
      } else if (state === 'exponent' && section.exponent) section.exponent.digits += 1;
      else if (state === 'denominator' && section.fraction && 'digits' in section.fraction)
        section.fraction.digits += 1;
    } else if (state === 'denominator' && /^\d$/.test(token)) {
      const before = section.fraction && 'fixed' in section.fraction ? section.fraction.fixed : 0;
      section.fraction = { fixed: Math.min(100_000, before * 10 + Number(token)) };
    } else if (token === '.' && (state === 'whole' || state === 'before')) state = 'decimals';
    else if (token === ',' && state === 'whole') section.grouped = true;
    else if (token === '/' && state === 'whole') {
      section.fraction = { digits: 0 };
      state = 'denominator';
    } else if (/^e[+-]$/i.test(token) && (state === 'whole' || state === 'decimals')) {
      section.exponent = { digits: 0, plus: token.endsWith('+') };
      state = 'exponent';
    } else {
      if (token === '%') section.percent = true;
      if (state !== 'before' && state !== 'whole') state = 'behind';
      literals += literalOf(token);
    }
  }
  end();
  return sections;
}

/** Whether a section has meaning beyond the number itself. */
export function showsItself({ before, behind, whole, percent, exponent, fraction }: Section): boolean {
  const zeros = /0[^#?]*0/.test(whole);
  const between = /\d|[0#?][^0#?]+[0#?]/.test(whole.replaceAll(/[0#?]/g, '#').replaceAll(/#+/g, '#'));
  const sign = before.trimEnd().endsWith('+');
  return (
    percent || exponent !== null || fraction !== null || zeros || between || sign || CURRENCY.test(before + behind)
  );
}

/** A number as a sheet shows it, by the section that its sign picks. */
export function shownNumber(value: number, sections: readonly Section[]): string {
  const [positive, negative, zero] = sections;
  const picked = value < 0 && negative ? negative : value === 0 && zero ? zero : positive;
  if (!picked) return String(value);
  // A section of its own for negative numbers has their sign in it, or means to show none.
  const minus = value < 0 && picked !== negative ? '-' : '';
  const { before, behind } = picked;
  const text = `${before}${minus}${digitsOf(Math.abs(value), picked)}${behind}`;
  return text.replaceAll(/\s+/g, ' ').trim();
}

function digitsOf(value: number, section: Section): string {
  const { percent, exponent, fraction, whole, decimals } = section;
  const meant = percent ? value * 100 : value;
  if (fraction !== null) return fractionOf(meant, fraction, whole);
  if (exponent !== null) return scientific(meant, section);
  if (whole === '' && decimals.most === 0) return '';
  const fixed = meant.toFixed(Math.min(decimals.most, MAX_DIGITS));
  const [integer = '', digits = ''] = fixed.includes('e') ? [String(meant)] : fixed.split('.');
  const shownFraction = trimmed(digits, decimals.least);
  return `${placed(integer, section)}${shownFraction === '' ? '' : `.${shownFraction}`}`;
}

function trimmed(digits: string, least: number): string {
  let length = digits.length;
  while (length > least && digits[length - 1] === '0') length -= 1;
  return digits.slice(0, length);
}

/** Digits in the placeholders of a format, from the right, with its literals. */
function placed(integer: string, { whole, grouped }: Section): string {
  const needed = whole.match(/0/g)?.length ?? 0;
  let rest = integer === '0' && needed === 0 ? '' : integer.padStart(needed, '0');
  if (grouped) return inThousands(rest);
  let text = '';
  for (let at = whole.length - 1; at >= 0; at -= 1) {
    const sign = whole.charAt(at);
    if (!'0#?'.includes(sign)) text = rest === '' ? text : sign + text;
    else if (rest !== '') {
      text = rest.slice(-1) + text;
      rest = rest.slice(0, -1);
    }
  }
  return rest + text;
}

function inThousands(digits: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}

function scientific(value: number, { whole, decimals, exponent }: Section): string {
  const wholeDigits = Math.max(1, whole.match(/[0#?]/g)?.length ?? 1);
  const natural = value === 0 ? 0 : Math.floor(Math.log10(value));
  const power = Math.floor(natural / wholeDigits) * wholeDigits;
  const mantissa = trimmed((value / 10 ** power).toFixed(decimals.most).replace(/^(\d+)$/, '$1.'), 0);
  const [integer = '0', digits = ''] = mantissa.split('.');
  const shownFraction = digits.padEnd(decimals.least, '0');
  const sign = power < 0 ? '-' : exponent?.plus === true ? '+' : '';
  const shown = String(Math.abs(power)).padStart(exponent?.digits ?? 1, '0');
  return `${integer}${shownFraction === '' ? '' : `.${shownFraction}`}E${sign}${shown}`;
}

/** The nearest fraction with the given denominator, or number of digits. */
function fractionOf(value: number, wanted: { fixed: number } | { digits: number }, whole: string): string {
  const most = 'fixed' in wanted ? Math.max(1, wanted.fixed) : 10 ** Math.min(3, Math.max(1, wanted.digits)) - 1;
  let best = { top: Math.round(value), bottom: 1 };
  let error = Infinity;
  const least = 'fixed' in wanted ? most : 1;
  for (let bottom = least; bottom <= most; bottom += 1) {
    const top = Math.round(value * bottom);
    const off = Math.abs(value - top / bottom);
    if (off < error - 1e-12) {
      best = { top, bottom };
      error = off;
    }
  }
  // A placeholder for whole numbers precedes the numerator's: `# ?/?`.
  const mixed = /[0#?][^0#?]+[0#?]/.test(whole);
  const units = mixed ? Math.floor(best.top / best.bottom) : 0;
  const top = best.top - units * best.bottom;
  if (top === 0) return String(units);
  return units > 0 ? `${units} ${top}/${best.bottom}` : `${top}/${best.bottom}`;
}
