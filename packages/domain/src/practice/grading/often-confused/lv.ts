/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  acis aita akmens alga alus apelsīns asara asins astoņi atvērt auss auto auksts augsts augt avots balss balts barība
  bads baznīca bērns bērzs bieži bise brālis brauc braukt brokastis brīvs bumba cena cepure ceļš ciems cilvēks cits citi
  cirvis cukurs dabūt daļa darbs darīt debess deguns desa deviņi diena dieva dievs divi doma domāt drēbes draugs dubļi
  durvis dūmi dzelzs dzert dziesma dzīve dzīvs dārgs dārzs egle elle filma galds gads gaļa gara garš gars garša gatavs
  glāze gribēt grūts grāmata gulta gulēt guns gurķis iela istaba jauns jautāt jūra kaķis kājā kāja kāds kakls kalns kaps
  karogs karote kara karš kaste kauls kaut kazas kaza kāzas klase klāt klints koks kopā krasts krēsls krāsa krēms krūts
  krūze kuģis kurpe kurš labs laba labi laime laiks lampa laukums laukā lauva lapa lācis lēts lēns liels lietus liepa
  liesma logs loks lopi luga lūgt lūpa maize mamma mati maks malka masa mazs māja māsa māte meita mežs mēle mēness mīļš
  mute mugura nams nagla nakts nags nauda neko nest nazis nāve nākt nekas osta otrs pāris pasts pele pērn pērle pils
  pilns pirms pirts pīle prast prāts putns pupa puse puķe raksts rakstīt rats redzēt rati riņķis roka roze rīts rudens
  runa runāt saka saldējums salds saldēts saule sāls sāpes sēne sēdēt seja sens sešs siers siena sieva siet silts sirds
  skola skatīt slikts smags smieties sniegs spēks spēle stikls stāvēt stunda suns svars svece svētki tauta tēja tēvs
  tiesa tīrs tilts tumšs tirgus turēt trīs ugunis ūdens vadīt vakars vakar valsts valoda varde vārds vara vārna vasara
  vecs veikals vējš vēls vēzis viens vieta viesis vilks vīns vīrs virs zaķis zaļš zelts zeme ziema zieds zils ziņa zirgs
  zivs zobs zoss zvaigzne
`;
