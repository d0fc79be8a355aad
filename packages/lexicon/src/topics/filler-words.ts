/** What people write around a topic: "20 words about …", "slovíčka na tému …". */
export const REQUEST =
  /^(?:\d+ )?(?:(?:the )?(?:most )?(?:basic|common|important|useful|simple|easy|everyday) )?(?:words?|vocabulary|vocab|vokabeln|wörter|slovíčka|slová|slova|palabras|vocabulario|mots|vocabulaire|parole|palavras|słówka|słowa|szavak|слова)(?: (?:about|on|for|of|related to|connected with|zum thema|über|zu|na tému|o|k|na téma|sobre|de|sur|su|na temat|про|о|на тему))? /;

/** Words that never say what a topic is about, in the languages people type most. */
export const FILLER: ReadonlySet<string> = new Set(
  (
    'a an the at in on of to for from with about and or my your our their his her some most common basic important ' +
    'useful simple easy everyday words word vocabulary things people use when how what i we you is are be ' +
    'der die das den dem ein eine einen am im in an auf zu zum zur mit über und oder für von mein meine wörter thema ' +
    'a i v vo na o do z zo s so pri k ku pre alebo moje slová slovíčka téma tému je ve ze se u pro nebo slova ' +
    'el la los las un una en de del al y o con para sobre mi palabras le les des du au aux et ou dans sur mes mots ' +
    'il lo gli nel alla e per con o os as no na em w z do przy'
  ).split(' '),
);
