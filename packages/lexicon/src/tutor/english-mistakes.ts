/** Mistakes of learners of English that stand as such: what is written, and what is right. */

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

const COUNT = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several)`;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const RULES: readonly (readonly [wrong: string, right: string])[] = [
  [String.raw`\bI(?:'m| am) (agree|disagree)\b`, 'I $1'],
  [String.raw`\bdepend(s|ed)? (?:of|from)\b`, 'depend$1 on'],
  [String.raw`\bexplain(s|ed)? (me|us|him|them)\b(?! to)`, 'explain$1 to $2'],
  [String.raw`\bdiscuss(es|ed)? about\b`, 'discuss$1'],
  [String.raw`\bmarried with\b`, 'married to'],
  [String.raw`\blisten(s|ed|ing)? (music|the radio|me|him|them)\b`, 'listen$1 to $2'],
  [String.raw`\binterested (?:on|for|about)\b`, 'interested in'],
  [String.raw`\bI have (${COUNT}) years(?: old)?(?=[.!?]?$)`, 'I am $1 years old'],
  [String.raw`\bsince (${COUNT} (?:years|months|weeks|days|hours|minutes))\b(?! ago)`, 'for $1'],
  [String.raw`\bmake (a|some) (photos?|pictures? of)\b`, 'take $1 $2'],
  [String.raw`\bmade (a|some) (photos?)\b`, 'took $1 $2'],
  [String.raw`\bdo (a|many|some) (mistakes?)\b`, 'make $1 $2'],
  [String.raw`\bmake sports?\b`, 'do sport'],
  [String.raw`\b(?:in|at) (${DAY})\b`, 'on $1'],
  [String.raw`\b(?:on|at) the (morning|afternoon|evening)\b(?! of)`, 'in the $1'],
  [String.raw`\bpeople is\b`, 'people are'],
  [String.raw`\bpeople has\b`, 'people have'],
  [String.raw`\b(everybody|everyone|nobody|somebody) are\b`, '$1 is'],
  [String.raw`\b(everybody|everyone|nobody|somebody) have\b(?! to be)`, '$1 has'],
  [String.raw`\bmuch (people|friends|books|things|children|times|days|years|students|cars|problems)\b`, 'many $1'],
  [String.raw`\bmany (water|money|time|information|homework|furniture|advice|work|traffic)\b`, 'much $1'],
  [String.raw`\blook(s|ed|ing)? forward to (see|meet|hear|visit|work)\b`, 'look$1 forward to $2ing'],
  [String.raw`\bcould of\b`, 'could have'],
  [String.raw`\bshould of\b`, 'should have'],
  [String.raw`\bwould of\b`, 'would have'],
];

/** Put together, so the linter cannot judge their time; none repeats what may stand in another. */
export const FIXED: readonly (readonly [RegExp, string])[] = RULES.map(([wrong, right]) => [
  new RegExp(wrong, 'gi'),
  right,
]);
