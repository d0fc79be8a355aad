/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  aan aap auto arm warm baan banaan been bier dier bed bad boek broek boot bord bos bus brief broer breed brood rood
  dag dak dank denk deur duur dier dik dom dorp droom drie druk eten een eer fiets niets fles vlees gat gast geel geld
  goed groen groot hand hond hart hard haar heer heet heel hoed hoog hoek huis muis hout jas jong kaas kast kat kamer
  keer keel kind kip klein klok koek boek kop koud oud kort kracht krant kant kus laag laat lang land leuk leren lezen
  leven lief lied licht lucht lijf lopen kopen maag maan man maat meer meel mens mes mond maand moe moed moeder mooi
  naam naar neus nacht nat niet noot nood noord oog oor oom ook open paard park peer pijn plaats plat poes pot raam
  rijk rijst rijden ring rok rug schaap schip slaap slecht snel soep soort spel stad straat staart stem ster stoel
  stof storm sterk taal tand tas tafel tijd touw trein trap trui tuin uit uur vader veel vier vis vriend vrouw vuur
  warm weg week weer wit wijn wind winter woord wonen zand zee zeep zes zeven ziek zoon zon zout zuid zus zwaar
`;
