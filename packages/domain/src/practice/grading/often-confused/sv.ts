/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  arm barn ben bild bil bok bord bröd röd dag djur dotter flicka ficka fisk flaska fot fågel fält få får gata glas
  glad grön gröt hand hund hus mus hår här hjärta huvud hög höger kaka kall katt hatt kniv knä korg kort kött krig
  kung kyrka lampa land lång läsa låsa leva liten ljus lov mat matta man mun mur måne månad natt nät näsa ny nyckel
  öga öra penna park pojke ring ris resa räka räkna röst rum sal salt sand sex sjuk sju sjö själ skog sko skola sked
  sol son stad stark sten stol stor ström svart svar säng sång söt tak tand tid tio tre träd tråd tunn tung varm
  vatten vän väg vägg vacker vind vinter vit vår år ägg äpple
`;
