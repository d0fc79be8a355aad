/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  arm barn ben bil bog brød bror bord dag dyr dør fisk flaske fod fugl får gade glas glad grøn hånd hund hus mus hår her
  hest høj kage kat hat kniv konge kort krig lampe land lang let liv lys mad mand mund måne måned nat næse ny nøgle øje
  øre ost vest øst pen penge pige ring ris rejse rød sal salt sand seks syg syv skib sko skov skole ske smuk smag sol
  søn stol stor sort svar seng sang sød tag tand tid ti tre træ tråd tung tynd varm vand ven vej væg vind vin vinter år
  æg æble hore høre lose løse køre kære lære læse love leje lede lide leve løbe løve mave mane male måle maler meget
  menneske mene minde mindst mine mord morgen myre mose musik måde møde mødes navn nabo nede nogen noget ofte også olie
  onkel onsdag orden passe penne plads plade plante prøve rolig rose rude rund ryge række regn rene sagde samle samme
  sande sidde sidst side sige skade skære skabe skind skinne skjorte skrige skrive slange slem smal smile snart snak
  sommer sove spise spille sprog stille stikke stærk støv støvle stue stykke sulten sund svin svinge svær synge synke
  tabe tage tale tanke taske tegne tegn telt time ting trøje tynde tælle tørst under vaske vejr vente vide vise vogn
  vokse været være værelse ægte ælde ælte åben åbne alle ande anden baby bage bade bakke bank bære bede begge besøg
  betale bide binde blad blande blind blod blød bolde bonde borg brev bringe bruge brun bygge bælte bøje bølge bønne
  børn dans danse datter dele dreng drikke drage drøm dykke døre dårlig elev elske engel enge evne fald falde fare farve
  fast fattig feber fest finde finger flad flink flot flyde flyve fløde folk fordi frisk frugt fryse fuld følge føle
  føre født gave gift glemme grave gris grine grund gulv gyde gæst gætte gøre hale halv hals halt have hede helle hente
  hilse hjem hjerte hjælpe hoppe hoved hvem hvide hvile hvor hylde hælde hænge høne høst ilde indre ingen jage jord
  kaffe kalde kamp kant kende kilde kinde klage klar klog klokke klæde koge komme kone korn kost kraft krage krans krone
  kryds kunde kunst kusine kvinde kylling købe lade læge lægge lænke længe låne låse spøge spørge sørge spore sparke
  spark sterk stork tørke trykke tykke strikke skride svare svag svale svane svende sende vende lende brænde rende regne
  egne ligne springe stang stange stege steg sted stid stald stalk stemme drømme svømme somme sluge sluse slukke lukke
  plukke sukke hugge ligge vægge dyne dysse kysse kyst lyst lyste tyst trist rist rust brus bryst bred brede bryde byde
  skyde skyld skylle fylde følde vilde milde mild mælk malk talk pjalt salat soldat sild siden sidste smelte smuld smule
  smør sten stjerne stjæle skæg skæv skål skel skarp skjul skjold skærm skyer skum hvid hval hveps hver hvad hule tavle
  tavs tærte tæppe tåge tårn træt trods trold tromme trup tunge unge uvejr vaffel vask vinge vinke vred vride værd værdi
  værre voks våben vågne
`;
