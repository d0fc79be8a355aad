/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  arm barn ben bil bok brød bror bord dag dyr dør fisk flaske fot fugl gate glass glad grønn hånd hund hus mus hår her
  hest høy kake katt hatt kniv konge kort krig lampe land lang lett liv lys mat mann munn måne måned natt nese ny
  nøkkel øye øre penn penger ring ris reise rød salt sand seks syk sju skip sko skog skole skje sol sønn stol stor
  svart svar seng sang søt tak tann tid ti tre tråd tung tynn varm vann venn vei vegg vind vin vinter år egg eple
`;
