/** Romance languages, and Esperanto. What each field means stands in `language-rules.ts`. Sources: articles, particles and endings from any school grammar of the language, prefixes from its dictionaries; spellings say theirs. */
import type { LanguageRules } from './language-rules.ts';

export const ROMANCE: Readonly<Record<string, LanguageRules>> = {
  fr: {
    // In speech pas, jamais and rien negate without ne.
    reflexives: 'je tu il elle on ils elles se me te nous vous ne',
    articles: 'le la les un une des du',
    elided: ["l'", "d'"],
    negations: 'pas non jamais rien personne aucun aucune sans ni plus',
    negationStems: 'aucun',
    negatingPrefixes: 'in im il ir dé dés mal mé non',
    endings: 'e s es x er ir re oir é ée és ées er ez ent ons ait ais t ant aux al ux se ve if',
    // Rectifications de 1990 keep both; ligatures are missing on keyboards.
    spellings: [
      [/œ/g, 'oe'],
      [/æ/g, 'ae'],
    ],
    placeholders: "qn qch qqn qqch quelqu'un",
    small: 'le la les un une il elle son sa mon ma ton ta je tu nous vous et ou à de en',
    callOuts: "oui non merci s'il",
  },
  es: {
    pronouns: 'yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes',
    reflexives: 'se me te nos os',
    articles: 'el la los las un una unos unas lo',
    negations: 'no nunca jamás nada nadie ninguno ninguna ningún sin ni tampoco',
    negationStems: 'ningun ningún',
    negatingPrefixes: 'in im i des dis ir anti',
    endings:
      'z ces o a os as e es s r ar er ir an en n mos amos emos imos se me te nos ó é í ando iendo ado ada ados adas ido ida',
    ownLetters: 'ñ',
    placeholders: 'alg algn alguien algo',
    small: 'el la los las un una él ella su mi tu yo y o de en a',
    callOuts: 'sí no por bueno',
  },
  ca: {
    pronouns: 'jo tu ell ella vostè nosaltres vosaltres ells elles',
    reflexives: 'es se em et',
    articles: 'el la els les un una uns unes',
    elided: ["l'", "d'"],
    negations: 'no mai res ningú cap sense ni tampoc',
    negatingPrefixes: 'in im des',
    endings: 'a es s e en n ar er ir o os at ada ats ades it ida',
    small: 'el la els les un una ell ella i o',
  },
  gl: {
    pronouns: 'eu ti el ela nós vós eles elas',
    articles: 'o a os as un unha uns unhas',
    negations: 'non nunca xamais nada ninguén ningún sen nin',
    negatingPrefixes: 'in im des',
    endings: 'o a os as e es s r n mos',
    ownLetters: 'ñ',
  },
  pt: {
    pronouns: 'eu tu ele ela você nós vós eles elas vocês',
    reflexives: 'se me te nos',
    articles: 'o a os as um uma uns umas',
    negations: 'não nunca jamais nada ninguém nenhum nenhuma sem nem',
    negationStems: 'nenhum',
    negatingPrefixes: 'in im i des dis ir',
    endings: 'o a os as e es s r ar er ir m mos am em ou eu iu ado ada ados adas ido ida ndo ões ão ães',
    // Acordo Ortográfico de 1990: fact and direct lost letters in Brazil, and kept them in Portugal.
    spellings: [
      [/\bfacto\b/g, 'fato'],
      [/\bdirecto\b/g, 'direto'],
      [/ü/g, 'u'],
    ],
    placeholders: 'alg alguém algo',
    small: 'o a os as um uma ele ela seu sua meu minha eu e ou de em',
    callOuts: 'sim não por',
  },
  it: {
    pronouns: 'io tu lui lei egli ella noi voi loro',
    reflexives: 'si mi ti ci vi',
    articles: 'il lo la i gli le un uno una dei degli delle del dello della',
    elided: ["l'", "un'", "dell'"],
    negations: 'non no mai niente nulla nessuno nessuna senza né neanche nemmeno',
    negationStems: 'nessun',
    negatingPrefixes: 'in im il ir s dis',
    endings: 'iamo o a i e are ere ire arsi ersi irsi si ato ata ati ate ito ita uto uta no ano ono mo te ndo',
    placeholders: 'qn qc qcn qco qualcuno qualcosa',
    small: 'il lo la i gli le un una lui lei suo sua mio mia io e o di in a',
    callOuts: 'sì no grazie',
  },
  ro: {
    pronouns: 'eu tu el ea noi voi ei ele',
    reflexives: 'se mă te ne vă',
    articles: 'un o niște',
    infinitive: 'a',
    negations: 'nu niciodată nimic nimeni niciun nicio fără nici',
    negatingPrefixes: 'ne in im des',
    endings: 'im ăm ul a le lor lui i e ă u uri urile ii iii te ți m esc ește a',
    // Unicode has two of each; Romanian standard SR 14111 wants the comma below.
    spellings: [
      [/ş/g, 'ș'],
      [/ţ/g, 'ț'],
      [/â/g, 'î'],
    ],
    small: 'un o el ea și sau',
  },
  eo: {
    articles: 'la',
    negations: 'ne neniu nenio neniam nenie sen nek',
    negatingPrefixes: 'mal ne',
    endings: 'o a e i j n oj on ojn aj an ajn as is os us u',
    // Fundamento: h after the letter where the circumflex is missing; x is the usual one today.
    spellings: [
      [/ĉ/g, 'cx'],
      [/ĝ/g, 'gx'],
      [/ĥ/g, 'hx'],
      [/ĵ/g, 'jx'],
      [/ŝ/g, 'sx'],
      [/ŭ/g, 'ux'],
    ],
  },
};
