/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  auto farba brat biely biť byť čas hlas človek štyri tri desať deň dcéra dobrý dom dym dva hlad hlava sláva hora
  horký horúci hrad had jeden jar jazero jesť ísť meno kameň kniha mačka kolo kosť kôš krk krv kráľ kus les pes ples
  lev ľavý lacný ľudia loď luk lúka láska maska matka mesto miesto mäso mlieko moc noc more most nos nový nôž oko okno
  okolo otec otvoriť ovocie pán päť šesť pieseň piesok piť biť plný pivo pole práca pravda priateľ prst prasa ráno
  rana rieka ruka ryba rád rad rok ruža sestra sedem sila sneh slovo slon stan stôl strom strop strýko stáť štát soľ
  svet kvet svetlo syn syr škola šťastie teplý telo týždeň ucho ulica úloha veľký veža vec večer vietor vlak vlas hlas
  voda voz žena zem zima zub zvuk mäsť sud súd vila víla krik pas pás tok ťah späť spať
`;
