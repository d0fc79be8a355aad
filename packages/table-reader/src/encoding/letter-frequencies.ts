/**
 * Frequencies (per ten thousand letters) of a language's non-ASCII letters, rounded from published letter counts, and
 * the legacy encodings of its texts, the most common first. Enough to distinguish code pages; scripts without case are
 * described by all their common letters.
 */
export interface LetterProfile {
  language: string;
  encodings: readonly string[];
  letters: Readonly<Record<string, number>>;
  /** Encodings that are only tried for a known language: they are rare, and share their letters with others. */
  rare: readonly string[];
}

const profile = (language: string, encodings: string, letters: string, rare = ''): LetterProfile => ({
  language,
  encodings: encodings.split(' '),
  rare: rare.split(' ').filter((name) => name !== ''),
  letters: Object.fromEntries(
    [...letters.matchAll(/(\P{N})(\d+)/gu)].map(([, letter = '', count]) => [letter, Number(count)]),
  ),
});

const WEST = 'windows-1252 macintosh cp850';
const CENTRAL = 'windows-1250 iso-8859-2 cp852 maccenteuro';
const CYRILLIC = 'windows-1251 koi8-r cp866 iso-8859-5 maccyrillic';

export const LETTER_PROFILES: readonly LetterProfile[] = [
  profile('de', WEST, 'ä54ö30ü65ß31é1'),
  profile('fr', WEST, 'é190à49è27ê22ç8ù6â5î5û6ô3œ2ë1ï1ü1', 'iso-8859-15 cp863'),
  profile('es', WEST, 'á50é43í73ó83ú17ñ31ü2¿5¡3'),
  profile('pt', WEST, 'ã73ç53á12é34í13ó30ê45â56õ4à7ú21ô6ü1', 'cp860'),
  profile('it', WEST, 'à64è26é2ì3ò2ù17î1'),
  profile('sv', WEST, 'å134ä180ö131é1'),
  profile('da', WEST, 'æ87ø94å119é1', 'cp865'),
  profile('fi', WEST, 'ä358ö44å1', 'iso-8859-15'),
  profile('nl', WEST, 'ë3é4ï2ö1ü1è1ê1'),
  profile('is', WEST, 'á180é65í157ó99ú61ý23ð439þ146æ87ö78', 'maciceland cp861'),
  profile('ca', WEST, 'à40è45é70í60ó50ú20ç15ï5ü3ò30·5'),
  profile('cs', CENTRAL, 'á204é103í264ó2ú16ů55ý80č62ď2ě106ň1ř78š66ť1ž81'),
  profile('sk', CENTRAL, 'á172é68í98ó9ú86ý107č98ď18ľ48ň10š83ť46ž78ô15ä7ŕ1ĺ1'),
  profile('pl', CENTRAL, 'ą70ć74ę104ł211ń36ó114ś81ź7ż70'),
  profile('hu', CENTRAL, 'á344é356í78ó123ö82ő98ú29ü56ű25'),
  profile('hr', CENTRAL, 'č98ć70đ25š79ž51', 'maccroatian'),
  profile('ro', CENTRAL, 'ă217â58î132ş132ţ109', 'macromania iso-8859-16'),
  profile('sq', WEST, 'ë776ç90'),
  profile('tr', 'windows-1254 cp857', 'ç146ğ113ı500ö86ş178ü199İ30', 'macturkish'),
  profile('lt', 'windows-1257 iso-8859-13', 'ą60č50ė160ę20į50š110ū50ų130ž80', 'cp775 iso-8859-4'),
  profile('lv', 'windows-1257 iso-8859-13', 'ā390č10ē170ģ10ī180ķ20ļ40ņ60š110ū50ž30', 'cp775 iso-8859-4'),
  profile('et', 'windows-1257 windows-1252 iso-8859-13', 'ä110ö30õ100ü80š2ž2', 'cp775 iso-8859-15'),
  profile(
    'ru',
    CYRILLIC,
    'о1098е848а800и736н670т632с547р475в453л434к349м321д298п280у262я200ы190ь173г164з159б144ч145й121х96ж94ш71ю63ц48щ36э33ф26ъ3ё13',
    'cp855',
  ),
  profile(
    'uk',
    'windows-1251 koi8-u maccyrillic',
    'о942а807и550н671і624т553в537р441е472с411к370м302у336д302л377п280я248з223ь183б171г154ч141й125х111ц93ї84ю78є69ж72ш71щ55ф29ґ1',
    'cp1125',
  ),
  profile(
    'bg',
    CYRILLIC,
    'а1176о907и891е847н721т736р495с464в456л352д322п291к318м243з225у149ъ158г158я155б131ч129ж62ц66щ54ш35ю12й65х63ф22ь1',
    'cp855',
  ),
  profile(
    'sr',
    'windows-1251',
    'а1127и1031о1000е883н552р484с467т434ј410у397д349к344в332л329м327п300з180г169б149ц75ч93ш70ж67х40ф20ђ15њ60љ55ћ45џ3',
    'cp855 iso-8859-5 maccyrillic',
  ),
  profile(
    'el',
    'windows-1253 iso-8859-7',
    'α860ο690τ760ε620ι640σ420ν600η470ρ400υ320κ390π370λ270μ320ς380ω180ί210ά220ό190γ160θ120έ230δ160ή170χ110ύ130φ80β70ώ60ξ50ζ40ψ20',
    'macgreek cp737 cp869',
  ),
  profile(
    'he',
    'windows-1255',
    'י1100ו1030ה990ל740א630ר610ת580ב470ש450מ450ם330נ310ד270ע260ק220פ180ח180כ160ט120ג110ן120צ90ז90ס140ף20ץ20ך60',
    'cp862',
  ),
  profile(
    'ar',
    'windows-1256',
    'ا1520ل1180ي700م640ن630و600ر530ت490ة280ب440ع380س300د290ف280ه320ك240ق230ح200أ200ج140ش110ص100ى90ط90خ80إ70ض60ذ50ث50ز50غ50ئ40ء40ظ20ؤ10آ20',
    'iso-8859-6 cp864 cp720',
  ),
  profile(
    'th',
    'windows-874',
    'า800น700ร650ก550อ520เ480ง420่600้430ม400ย350ล330ว320ด300ท290ส290ต270ั380ะ250ป240บ230ค220ี300ห200แ190จ160ิ260พ170ช140ไ130โ90ใ80ข140ผ70ู90ำ90ุ150ื150็80์70ณ50ศ50ซ50ถ70ธ40ญ30',
  ),
  profile('vi', 'windows-1258', 'đ240à150á130ô190ê140â110ư250ơ150ă60é20è10ó60ú40í80ù10'),
];
