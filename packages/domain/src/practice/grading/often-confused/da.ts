/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  arm barn ben bil bog brød bror bord dag dyr dør fisk flaske fod fugl får gade glas glad grøn hånd hund hus mus hår
  her hest høj kage kat hat kniv konge kort krig lampe land lang let liv lys mad mand mund måne måned nat næse ny
  nøgle øje øre ost vest øst pen penge pige ring ris rejse rød sal salt sand seks syg syv skib sko skov skole ske smuk
  smag sol søn stol stor sort svar seng sang sød tag tand tid ti tre træ tråd tung tynd varm vand ven vej væg vind vin
  vinter år æg æble
`;
