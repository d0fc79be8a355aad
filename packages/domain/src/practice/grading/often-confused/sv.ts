/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  arm barn ben bild bil bok bord bröd röd dag djur dotter flicka ficka fisk flaska fot fågel fält få får gata glas glad
  grön gröt hand hund hus mus hår här hjärta huvud hög höger kaka kall katt hatt kniv knä korg kort kött krig kung kyrka
  lampa land lång läsa låsa leva liten ljus lov mat matta man mun mur måne månad natt nät näsa ny nyckel öga öra penna
  park pojke ring ris resa räka räkna röst rum sal salt sand sex sjuk sju sjö själ skog sko skola sked sol son stad
  stark sten stol stor ström svart svar säng sång söt tak tand tid tio tre träd tråd tunn tung varm vatten vän väg vägg
  vacker vind vinter vit vår år ägg äpple hora höra kora köra kära lära lasa lova leda lida ligga lägga löpa lejon mage
  mala måla målare mycket människa mena minne minst mina mord morgon myra musik måste möta möte namn nederst någon något
  ofta också olja onsdag ordning passa plats plåt planta prova rolig rosa ruta rund röka rygg regn rena samla samma
  sanna sitta sist sida säga skada skära skapa skina skjorta skrika skriva slang smal smaka snart snäll socka sommar
  sova spela språk stilla sticka stövel stuga stycke svin svår sjunga sjunka tala tanke taska teckna tecken tält timme
  ting tröja tälja torr törst vecka varg under vask väder vänta veta visa vagn växa vara äkta öppen öppna alla allt
  annan baka bada backe bank bära båda besök betala bita binda blad blanda blind blod bonde brev bringa bruka brun bygga
  bälte böja böna dans dansa dela dricka drake dröm djup dyka dörr dålig elev älska ängel falla fara farlig färg fast
  fattig feber fest finna finger flat fläcka flinga flyta flyga folk frisk frukt frysa full följa föra född galen gåva
  gift glömma gräva gris gräs grund golv gäst gissa göra hals halt heta hälla hämta hälsa hjälpa hoppa vila hylla hänga
  höna höst inre ingen jaga jord kaffe kalla kamp kant känna källa kind klaga klar klok klocka koka komma kopp korn kost
  kraft kråka krans krona kryss kund kunst kusin kvinna kyckling köpa kjol låna ljud trycka tycka skicka hicka klicka
  trick tryck stryka styrka stork torka tork kopa stoppa klippa kläppa knappa kappa mappa pappa pappas sluta skjuta
  skuta bjuda ljuda sjuda lyda byta flytta lyfta rösta rosta fasta kasta lasta hosta kosta fråga svåra våga väga väva
  sväva kräva krama skrämma trivas driva riva rida glida skrida skilja välja svälja dölja sälja hälja tvätta tvinga
  ringa vinka tänka sänka stänka dränka skänka spricka hela handla vandra ändra undra andra hindra blöta blunda bränna
  kunna hinna vinna spinna springa slinga stinga tröska trött trötta mätta mjölk mjuk bruk kruka buss puss kyss nyss
  sals vals fals svans svensk skala skal skål skepp skinn skor skratta skatta skatt ratt matt platt glatt blatt bulle
  kulle rulle stolle stal stjärna stirra spegel segel nagel cykel artikel spik spis pris kris fläsk frost frukost fröken
  gammal gaffel gåta grönsak gryta gurka hösten häst hast kylla kulla lapp läpp läkare lärare lokal lunch linje lista
  läsk morot mössa mässa moster mjöl nötter nötkött öster ovan ovän panna paraply peppar potatis present prata plåster
  regering rost rätt rädd röra rörd stjäla tallrik tvål tårta tant tunga unge väska vaska vaxa ägga
`;
