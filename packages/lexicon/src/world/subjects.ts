import { numberData } from '../data/load.ts';
import { dateNames, displayNames, unitNames } from './intl.ts';

/** A topic whose words come from the runtime and not from a table. */
export interface Subject {
  readonly topic: string;
  /** Where the order itself is what one learns, rows are not shuffled. */
  readonly ordered: boolean;
  readonly keys: readonly string[];
  readonly names: (language: string) => readonly (string | null)[];
}

const list = (text: string) => text.split(' ');

/** The countries a beginner meets first stand first. */
const COUNTRIES = list(
  'DE FR ES IT GB US PL CZ SK AT CH HU UA RU PT NL BE GR TR SE NO DK FI IE RO BG HR CN JP IN KR BR MX CA AU EG AR ' +
    'SI RS LT LV EE IS LU MT CY AL MK BA ME BY MD GE AM AZ KZ UZ ZA MA DZ TN NG KE ET IL SA IR IQ SY LB JO AE PK AF ' +
    'BD LK NP TH VN ID MY PH SG MN NZ CU CO VE PE CL BO EC PY UY CR PA GT HN NI SV DO HT JM GH SN CI CM CD AO MZ TZ ' +
    'UG RW ZW ZM MG LY SD SO ML NE TD KW QA OM YE BH TM TJ KG KH LA MM KP TW FJ PG SM VA MC LI AD',
);
const LANGUAGES = list(
  'en de fr es it pt nl sv pl cs sk hu ro ru uk tr el ar zh ja ko hi da no fi bg hr sr sl lt lv et is ga sq mk ka hy ' +
    'he fa ur bn ta te th vi id ms tl sw am mn kk uz la eo ca eu gl',
);
const CURRENCIES = list('EUR USD GBP CHF PLN CZK HUF RON SEK NOK DKK UAH RUB TRY CNY JPY KRW INR BRL MXN CAD AUD EGP');
const UNITS = list(
  'meter kilometer centimeter millimeter kilogram gram liter milliliter second minute hour day week month year ' +
    'degree percent mile inch foot hectare byte',
);
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
/** 1 January 2024 was a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const numbers = Array.from({ length: 101 }, (_, value) => String(value));

export const SUBJECTS: readonly Subject[] = [
  {
    topic: 'months',
    ordered: true,
    keys: MONTHS.map((date) => `month-${date.getUTCMonth() + 1}`),
    names: (code) => dateNames(code, { month: 'long' }, MONTHS),
  },
  {
    topic: 'weekdays',
    ordered: true,
    keys: WEEKDAYS.map((date) => `weekday-${date.getUTCDate()}`),
    names: (code) => dateNames(code, { weekday: 'long' }, WEEKDAYS),
  },
  {
    topic: 'numbers',
    ordered: true,
    keys: numbers,
    names: (code) => numberData()[code]?.split('\n') ?? numbers.map(() => null),
  },
  { topic: 'countries', ordered: false, keys: COUNTRIES, names: (code) => displayNames(code, 'region', COUNTRIES) },
  { topic: 'languages', ordered: false, keys: LANGUAGES, names: (code) => displayNames(code, 'language', LANGUAGES) },
  {
    topic: 'currencies',
    ordered: false,
    keys: CURRENCIES,
    names: (code) => displayNames(code, 'currency', CURRENCIES),
  },
  { topic: 'units', ordered: false, keys: UNITS, names: (code) => unitNames(code, UNITS) },
];
