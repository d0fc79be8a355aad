/** Common mistakes of learners of English, with their corrections. */

const pairs = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list.split(' ').map((pair) => {
      const [wrong = '', right = ''] = pair.split(':');
      return [wrong, right] as const;
    }),
  );

/** Nouns that English does not count. */
export const NO_PLURAL = pairs(
  'informations:information advices:advice furnitures:furniture luggages:luggage baggages:baggage homeworks:homework knowledges:knowledge equipments:equipment softwares:software weathers:weather',
);

export const OVER_REGULAR_PLURALS = pairs(
  'childs:children childrens:children mans:men womans:women foots:feet feets:feet tooths:teeth teeths:teeth mouses:mice sheeps:sheep knifes:knives wifes:wives lifes:lives leafs:leaves gooses:geese',
);

/** Words that English writes with a capital letter; may, march and august are left alone. */
export const PROPER = pairs(
  'i:I monday:Monday tuesday:Tuesday wednesday:Wednesday thursday:Thursday friday:Friday saturday:Saturday sunday:Sunday january:January february:February april:April june:June july:July ' +
    'september:September october:October november:November december:December english:English german:German french:French spanish:Spanish italian:Italian portuguese:Portuguese russian:Russian chinese:Chinese japanese:Japanese',
);

/** Mistake and correction: literal expressions, so that the linter checks their time. */
export const FIXED: readonly (readonly [RegExp, string])[] = [
  [/\bI(?:'m| am) (agree|disagree)\b/gi, 'I $1'],
  [/\bdepend(s|ed)? (?:of|from)\b/gi, 'depend$1 on'],
  [/\bexplain(s|ed)? (me|us|him|them)\b(?! to)/gi, 'explain$1 to $2'],
  [/\bdiscuss(es|ed)? about\b/gi, 'discuss$1'],
  [/\bmarried with\b/gi, 'married to'],
  [/\blisten(s|ed|ing)? (music|the radio|me|him|them)\b/gi, 'listen$1 to $2'],
  [/\binterested (?:on|for|about)\b/gi, 'interested in'],
  [
    /\bI have ((?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several)) years(?: old)?(?=[.!?]?$)/gi,
    'I am $1 years old',
  ],
  [
    /\bsince ((?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several) (?:years|months|weeks|days|hours|minutes))\b(?! ago)/gi,
    'for $1',
  ],
  [/\bmake (a|some) (photos?|pictures? of)\b/gi, 'take $1 $2'],
  [/\bmade (a|some) (photos?)\b/gi, 'took $1 $2'],
  [/\bdo (a|many|some) (mistakes?)\b/gi, 'make $1 $2'],
  [/\bmake sports?\b/gi, 'do sport'],
  [/\b(?:in|at) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi, 'on $1'],
  [/\b(?:on|at) the (morning|afternoon|evening)\b(?! of)/gi, 'in the $1'],
  [/\bpeople is\b/gi, 'people are'],
  [/\bpeople has\b/gi, 'people have'],
  [/\b(everybody|everyone|nobody|somebody) are\b/gi, '$1 is'],
  [/\b(everybody|everyone|nobody|somebody) have\b(?! to be)/gi, '$1 has'],
  [/\bmuch (people|friends|books|things|children|times|days|years|students|cars|problems)\b/gi, 'many $1'],
  [/\bmany (water|money|time|information|homework|furniture|advice|work|traffic)\b/gi, 'much $1'],
  [/\blook(s|ed|ing)? forward to (see|meet|hear|visit|work)\b/gi, 'look$1 forward to $2ing'],
  [/\bcould of\b/gi, 'could have'],
  [/\bshould of\b/gi, 'should have'],
  [/\bwould of\b/gi, 'would have'],
];
