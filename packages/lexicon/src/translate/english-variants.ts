/** English words that the lexicon enters under another: those of America, short forms and near synonyms. */
const VARIANTS =
  'apartment:flat|bike:bicycle|movie:film|soccer:football|truck:lorry|elevator:lift|cookie:biscuit|candy:sweets|gas station:petrol station|subway:underground|sidewalk:pavement|' +
  'vacation:holiday|trash:rubbish|garbage:rubbish|faucet:tap|sneakers:trainers|pants:trousers|mom:mother|mum:mother|mummy:mother|dad:father|daddy:father|grandma:grandmother|' +
  'grandpa:grandfather|refrigerator:fridge|TV:television|mobile:mobile phone|cell phone:mobile phone|gray:grey|color:colour|center:centre|theater:theatre|favorite:favourite|' +
  'neighbor:neighbour|jewelry:jewellery|kilometer:kilometre|meter:metre|liter:litre|kilo:kilogram|organization:organisation|organize:organise|apologize:apologise|' +
  'recognize:recognise|license:driving licence|driving license:driving licence|airplane:plane|aeroplane:plane|store:shop|mailman:postman|movie theater:cinema|' +
  'pharmacist:chemist|cab:taxi|french fries:chips|fries:chips|schedule:timetable|math:mathematics|maths:mathematics|highway:motorway|freeway:motorway|parking lot:car park|' +
  'pajamas:pyjamas|yogurt:yoghurt|okay:all right|OK:all right|bye:goodbye|blond:blonde|everyone:everybody|someone:somebody|no one:nobody|anyone:anybody|pence:penny|' +
  'business man:businessman|married couple:couple|fortnight:two weeks|Santa:Father Christmas|Santa Claus:Father Christmas|shopper:customer|tin:can|have a shower:take a shower|' +
  'instruction:instructions|stove:cooker|couch:sofa|rucksack:backpack|handbag:bag|ride a bicycle:ride a bike|cycle:ride a bike|take a picture:take a photo|awesome:amazing|' +
  'wealthy:rich|kid:child|kids:child|guy:man|lady:woman|cop:police officer|policeman:police officer|policewoman:police officer|fireman:firefighter|stewardess:flight attendant|' +
  'bookstore:bookshop|drugstore:pharmacy|closet:wardrobe|notepad:notebook|look forward:look forward to|grown-up:adult|cellphone:mobile phone|sign in:log in|sign out:log out|' +
  'sign up:register|e-mail:email|web page:website|check-in:check in|tick:check|bunch:group|tale:story|hurry up:hurry|movie star:actor';

const BY_VARIANT = new Map(
  VARIANTS.split('|')
    .map((pair) => pair.split(':') as [variant: string, entry: string])
    .map(([variant, entry]) => [variant.toLowerCase(), entry]),
);

/** The word of the lexicon for another English one; null where none is known. */
export function englishEntry(text: string): string | null {
  const [, mark = '', word = ''] = /^((?:to|the|an?) )?(.*)$/i.exec(text) ?? [];
  const entry = BY_VARIANT.get(word.toLowerCase()) ?? BY_VARIANT.get(word.toLowerCase().replace(/s$/, ''));
  return entry === undefined ? null : `${mark.toLowerCase() === 'to ' ? 'to ' : ''}${entry}`;
}
