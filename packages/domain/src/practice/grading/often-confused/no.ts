/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  arm barn ben bil bok brød bror bord dag dyr dør fisk flaske fot fugl gate glass glad grønn hånd hund hus mus hår her
  hest høy kake katt hatt kniv konge kort krig lampe land lang lett liv lys mat mann munn måne måned natt nese ny nøkkel
  øye øre penn penger ring ris reise rød salt sand seks syk sju skip sko skog skole skje sol sønn stol stor svart svar
  seng sang søt tak tann tid ti tre tråd tung tynn varm vann venn vei vegg vind vin vinter år egg eple høre hore løse
  lose lese kjøre kjære lære love leie lede lide leve løpe løve mage male måle maler menneske mene minne minst mine mord
  morgen maur mose musikk måte møte møtes navn nabo nede noen ofte også olje onkel onsdag orden passe plass plate plante
  prøve rolig rose rute rund røyke rygg rekke regn rene sagde samle samme sanne sitte sist side skade skjære skape skinn
  skinne skjorte skrike skrive slange slem smal smile snart snakk sokk sommer sove spise spille språk stille stikke
  sterk støv støvel stue stykke sulten sunn svin svinge svær synge synke tape tale tanke taske tegne tegn telt time ting
  trøye tynne telle tørr tørst under vaske vente vite vise vogn vokse være ekte åpen åpne alle ande annen baby bake bade
  bakke bank bære begge besøk betale bite binde blad blande blind blod bløt bonde borg brev bringe bruke brun bygge
  belte bøye bølge bønne dans danse datter dele drikke drage drøm dykke dører dårlig elev elske engel enger evne fall
  falle fare farge fast fattig feber fest finne finger flat flink flyte fløte folk fordi frisk frukt fryse full følge
  føle føre født gave gift glemme grave gris grine grunn gulv gjest gjette gjøre hale halv hals halt hete helle hente
  hilse hjem hjerte hjelpe hoppe hode hvem hvit hvile hvor hylle henge høne høst indre ingen jage jord kaffe kalle kamp
  kant kjenne kilde kinn klage klar klok klokke koke komme kone kopp korn kost kraft kråke krans krone kryss kunde kunst
  kusine kvinne kylling kjøtt kjøp kjøpe kjønn kjole kjele skjele skjønn skjørt skjold lade lege legge lenke lenge låne
  låse lønn
`;
