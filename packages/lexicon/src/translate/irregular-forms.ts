/** Forms that no ending leads back from, each after the word that dictionaries enter: "went" is found under "go". */
const FORMS: Readonly<Record<string, string>> = {
  en:
    'child:children man:men woman:women foot:feet tooth:teeth mouse:mice goose:geese person:people wife:wives knife:knives leaf:leaves life:lives wolf:wolves shelf:shelves half:halves ox:oxen ' +
    'go:went,gone be:am,is,are,was,were,been have:has,had do:does,did,done say:said get:got,gotten make:made know:knew,known think:thought take:took,taken see:saw,seen come:came find:found give:gave,given tell:told ' +
    'feel:felt leave:left keep:kept begin:began,begun write:wrote,written run:ran sit:sat stand:stood lose:lost pay:paid meet:met bring:brought buy:bought eat:ate,eaten drink:drank,drunk drive:drove,driven fly:flew,flown ' +
    'speak:spoke,spoken sleep:slept sing:sang,sung swim:swam,swum teach:taught understand:understood wake:woke,woken wear:wore,worn win:won break:broke,broken build:built catch:caught choose:chose,chosen draw:drew,drawn ' +
    'fall:fell,fallen fight:fought forget:forgot,forgotten grow:grew,grown hear:heard hide:hid,hidden hold:held learn:learnt ride:rode,ridden ring:rang,rung rise:rose,risen sell:sold send:sent shake:shook shine:shone ' +
    'shoot:shot spend:spent steal:stole,stolen throw:threw,thrown become:became blow:blew,blown bite:bit,bitten lie:lay,lain dream:dreamt good:better,best bad:worse,worst',
  de:
    'gehen:ging,gegangen,geht sein:bin,bist,ist,sind,war,waren,gewesen haben:hat,hast,hatte,gehabt kommen:kam,gekommen essen:aß,isst,gegessen trinken:trank,getrunken fahren:fuhr,fährt,gefahren schreiben:schrieb,geschrieben ' +
    'lesen:las,liest,gelesen sprechen:sprach,spricht,gesprochen sehen:sah,sieht,gesehen nehmen:nahm,nimmt,genommen geben:gab,gibt,gegeben schlafen:schlief,schläft schwimmen:schwamm,geschwommen singen:sang,gesungen ' +
    'laufen:lief,läuft finden:fand,gefunden helfen:half,hilft,geholfen denken:dachte,gedacht bringen:brachte,gebracht wissen:weiß,wusste,gewusst bleiben:blieb,geblieben stehen:stand,gestanden sitzen:saß,gesessen gut:besser',
  fr: 'œil:yeux aller:vais,vas,va,vont être:suis,es,est,sommes,êtes,sont,était avoir:ai,as,a,avons,avez,ont faire:fais,fait,font venir:viens,vient,venu voir:vois,vu boire:bois,boit,bu lire:lit,lu prendre:pris,prend',
  es: 'ir:voy,vas,va,vamos,van,fue ser:soy,eres,es,somos,son,era tener:tengo,tiene,tuvo hacer:hago,hizo,hecho decir:digo,dice,dijo venir:vengo,viene poder:puedo,puede dormir:duermo,duerme',
  it: 'andare:vado,vai,va,vanno essere:sono,sei,è,siamo,siete avere:ho,hai,ha,hanno fare:faccio,fai,fa uomo:uomini uovo:uova',
  pt: 'ir:vou,vai,vamos,vão ser:sou,é,somos,são,era ter:tenho,tem fazer:faço,faz,fez',
  sk: 'pes:psa,psov,psy,psi,psom deň:dni,dní,dňa človek:ľudia,ľudí dieťa:deti,detí oko:oči,očí ucho:uši otec:otca,otcovia ísť:idem,ideš,ide,ideme,idete,idú,išiel,išla byť:som,si,je,sme,ste,sú,bol,bola,bolo jesť:jem,ješ,je,jedol',
  cs: 'pes:psa,psů,psi,psy den:dny,dní,dne člověk:lidé,lidi dítě:děti,dětí oko:oči ucho:uši jít:jdu,jdeš,jde,šel,šla být:jsem,jsi,je,jsme,jste,jsou,byl,byla jíst:jím,jí,jedl',
  pl: 'pies:psa,psy,psów człowiek:ludzie,ludzi dziecko:dzieci oko:oczy ucho:uszy dzień:dni,dnia iść:idę,idzie,szedł,szła być:jestem,jesteś,jest,są,był,była ręka:ręce',
  ru: 'человек:люди,людей ребёнок:дети,детей идти:иду,идёт,шёл,шла друг:друзья,друзей ухо:уши',
  hu: 'ló:lovak tó:tavak hó:havak menni:megyek,megy,mentem enni:eszem,eszik inni:iszom,iszik',
  nl: 'kind:kinderen ei:eieren stad:steden schip:schepen zijn:ben,bent,is,was hebben:heeft,heb,had gaan:ga,gaat,ging',
  sv: 'man:män fot:fötter bok:böcker barn:barnen gå:går,gick vara:är,var ha:har,hade',
};

const BY_FORM = new Map<string, Map<string, string>>();

/** The word that dictionaries enter for a form; null where it is none that stands here. */
export function entryOf(form: string, language: string): string | null {
  const list = FORMS[language];
  if (list === undefined) return null;
  let known = BY_FORM.get(language);
  if (!known) {
    known = new Map(
      list.split(' ').flatMap((one) => {
        const [entry = '', forms = ''] = one.split(':');
        return forms.split(',').map((each) => [each, entry] as const);
      }),
    );
    BY_FORM.set(language, known);
  }
  return known.get(form.toLowerCase()) ?? null;
}

/** The forms that stand here for a word that dictionaries enter; none for regular ones. */
export function formsOf(entry: string, language: string): readonly string[] {
  const found = FORMS[language]?.split(' ').find((one) => one.startsWith(`${entry}:`));
  return found === undefined ? [] : found.slice(entry.length + 1).split(',');
}
