/**
 * Labels of dictionaries and lists beside a word: part of speech, gender, level, number, sound. Not part of the answer.
 */

/** Written with a full stop, before or behind a word, also without a space: "vt.放弃", "s.m. perro", "run v." */
const SHORT =
  'n v vt vi vr vb adj adv prep conj pron num int interj art aux det abbr phr pl sg sing s m f mf nt ' +
  'nf nm nmf nfpl nmpl sf sm smf masc fem masc.sing subst.masc subst.fem sust.masc sust.fem s.m s.f n.m n.f n.m.pl n.f.pl m.pl f.pl s.f.pl s.m.pl v.t v.i v.tr v.intr v.pron v.refl vtr vintr loc loc.adv adj.inv ' +
  'subst sub sost agg avv prep cong escl sust adv pron verb adjekt präp konj pron refl trans intr ' +
  'rz rzecz czas przym przysł zaim przyim podst jm sl příd přísl číslo prísl príd sloves ' +
  'zn bn ww bw vz főn mn ige hat im fn mell is zf ουσ επίθ επίρ αντ ' +
  'сущ гл прил нареч предл союз мест числ межд м ж ср мн ім дієсл присл прикм';
const WORDS =
  'noun verb adjective adverb preposition conjunction pronoun numeral phrase idiom interjection expression masculine feminine neuter plural singular formal informal ' +
  'adj adv n v vt vi m f nt mf pl sg prep conj pron ' +
  'substantiv nomen verb adjektiv adverb hauptwort zeitwort eigenschaftswort präposition ' +
  'nom verbe adjectif adverbe masculin féminin pluriel sustantivo verbo adjetivo adverbio masculino femenino plural ' +
  'sostantivo aggettivo avverbio substantivo adjetivo advérbio rzeczownik czasownik przymiotnik przysłówek ' +
  'podstatné_jméno sloveso přídavné_jméno podstatné_meno prídavné_meno zelfstandig_naamwoord werkwoord bijvoeglijk_naamwoord ' +
  'isim fiil sıfat zarf főnév ige melléknév határozószó существительное глагол прилагательное наречие іменник дієслово прикметник ' +
  'اسم فعل صفة صفت حرف ظرف 명사 동사 형용사 부사 조사 대명사 수사 감탄사 명 동 형 부 名 动 動 形 副 介 连 代 量 数 助 叹 名詞 動詞 形容詞 副詞 名词 动词 形容词 副词 名・形動 形動 他動 自動 他 自 い形 な形';

const SHORT_LABELS = new Set(SHORT.split(' '));
const NAMED = new Set(WORDS.split(' ').map((name) => name.replaceAll('_', ' ')));

/** In brackets of any script. */
const BRACKETED = /[([（［【<〈《「『]([^()[\]（）［］【】<>〈〉《》「」『』]{1,40})[)\]）］】>〉》」』]/gu;
/** Of one sign, with a space behind: "动 跑", "名 机"; the word has none. */
const SIGN_BEFORE = /^(?:名|动|動|形|副|介|连|代|数|助|叹|명|동|형|부)\s(?=[^\s.,:;]+$)/u;
/** Korean and Chinese ones without brackets: "명. 학교". */
const ASIAN_BEFORE = /^(?:명사?|동사?|형용사|부사|名词?|动词?|形容词|副词)[.．:：]\s?(?=\S)/u;
/** "rēx, rēgis m.": the text after the comma is a form of the first, as the gender shows. */
const NOUN_WITH_STEM = /,\s?[-\p{L}]{1,40}\s(?:mf?|nt?|f)\.$/u;
/** "A1 dog", "123. dog", "#12 dog". */
const LEVEL_OR_NUMBER = /^(?:[ABC][12]\+?[\s:.)-]{1,3}|#?\d{2,6}[.)]\s|#\d{1,6}\s)(?=\p{L})/u;
const SOUND = /[ɐ-ʯˈˌːθðŋæœøɪʊəɛɔɑʃʒ]/u;
const SOUND_IN_BRACKETS = /[ɐ-ʯˈˌːθðŋ]/u;
const MAX_LABELS = 4;
/** Letters of the longest one that is written with a full stop. */
const LONGEST_SHORT = 12;

const isShort = (text: string): boolean =>
  text.endsWith('.') && SHORT_LABELS.has(text.slice(0, -1).replaceAll(' ', '').toLowerCase());

/** "adj.", "v./n.", "noun, plural", "B2". */
function areLabels(inside: string): boolean {
  const text = inside.trim().toLowerCase();
  if (NAMED.has(text) || isShort(text)) return true;
  const list = text
    .replaceAll('.', '. ')
    .split(/[/&,;・\s]/)
    .filter(Boolean);
  return (
    list.length > 0 &&
    list.length <= MAX_LABELS &&
    list.every((one) => NAMED.has(one) || isShort(one) || /^[abc][12]$/.test(one))
  );
}

/** "señor(a)", "ve(n)": so short and without a full stop it belongs to the word it is joined to. */
const isEnding = (inside: string, before: string): boolean =>
  /^[a-z]{1,2}$/i.test(inside) && /[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(before);

/** The text after a label at the beginning: "vt.放弃", "s.m. perro"; null without one. */
function behindLabel(text: string): string | null {
  for (let end = Math.min(LONGEST_SHORT, text.length - 1); end > 0; end -= 1) {
    if (text[end] !== '.' || !isShort(text.slice(0, end + 1))) continue;
    const rest = text.slice(end + 1);
    // Not an abbreviation like "a.m.".
    if (/^\s?[/&,]?\s?\p{L}/u.test(rest) && !/^\p{L}\.(?!\s)/u.test(rest)) return rest.replace(/^\s?[/&,]?\s?/, '');
  }
  return null;
}

function withoutLabelsBefore(text: string): string {
  // "S. Korea" starts with a name.
  if (/^\p{Lu}\./u.test(text)) return text;
  let rest = text;
  for (let count = 0; count < MAX_LABELS; count += 1) {
    const behind = behindLabel(rest);
    if (behind === null) return rest;
    rest = behind;
  }
  return rest;
}

function withoutLabelsBehind(text: string): string {
  const list = text.split(' ');
  for (let count = 0; count < MAX_LABELS && list.length > 1 && isShort(list.at(-1) ?? ''); count += 1) list.pop();
  return list.length === text.split(' ').length ? text : list.join(' ').replace(/,$/, '');
}

/** "vi.到达 n.到来", "v. run n. race": each label begins another sense. A text that begins with none has none within. */
export function splitAtLabels(text: string): string[] {
  if (behindLabel(text.trim()) === null) return [text];
  const senses: string[] = [];
  let isLabel = false;
  for (const word of text.trim().split(/\s+/)) {
    const begins = !isLabel && !/^\p{Lu}/u.test(word) && (isShort(word) || behindLabel(word) !== null);
    if (begins || senses.length === 0) senses.push(word);
    else senses.push(`${senses.pop()} ${word}`);
    isLabel = isShort(word) || /^[&,/]$/.test(word);
  }
  // "n. m." and a label at the end begin no sense.
  return senses.every((sense) => /[\p{L}\p{N}]/u.test(behindLabel(sense) ?? '')) ? senses : [text];
}

/** The text without labels; unchanged if it contains nothing else. */
export function withoutLabels(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  let rest = trimmed
    .replace(/\/([^/\s]{1,40})\//gu, (all, inside: string) => (SOUND.test(inside) ? ' ' : all))
    .replace(/\[([^[\]]{1,40})\]/gu, (all, inside: string) => (SOUND_IN_BRACKETS.test(inside) ? ' ' : all))
    .replace(BRACKETED, (all, inside: string, at: number) =>
      areLabels(inside) && !isEnding(inside, trimmed.slice(Math.max(0, at - 1), at)) ? ' ' : all,
    )
    .replace(/\s+/g, ' ')
    .trim();
  rest = withoutLabelsBefore(rest.replace(LEVEL_OR_NUMBER, '').replace(ASIAN_BEFORE, '').replace(SIGN_BEFORE, ''));
  if (!NOUN_WITH_STEM.test(rest)) rest = withoutLabelsBehind(rest);
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : trimmed;
}
