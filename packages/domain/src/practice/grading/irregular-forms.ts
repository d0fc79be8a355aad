/**
 * Forms that no ending leads back from, each after the word that dictionaries enter: "went" is found under "go". One list for the grading
 * and the lexicon, loaded when a language of it is practised.
 */
export const IRREGULAR_FORMS: Readonly<Record<string, string>> = {
  en:
    'child:children man:men woman:women foot:feet tooth:teeth mouse:mice goose:geese person:people wife:wives knife:knives leaf:leaves life:lives wolf:wolves shelf:shelves half:halves ox:oxen go:went,gone be:am,is,are,was,were,been ' +
    'have:has,had do:does,did,done say:said get:got,gotten make:made know:knew,known think:thought take:took,taken see:saw,seen come:came find:found give:gave,given tell:told feel:felt leave:left keep:kept begin:began,begun ' +
    'write:wrote,written run:ran sit:sat stand:stood lose:lost pay:paid meet:met bring:brought buy:bought eat:ate,eaten drink:drank,drunk drive:drove,driven fly:flew,flown speak:spoke,spoken sleep:slept sing:sang,sung swim:swam,swum ' +
    'teach:taught understand:understood wake:woke,woken wear:wore,worn win:won break:broke,broken build:built catch:caught choose:chose,chosen draw:drew,drawn fall:fell,fallen fight:fought forget:forgot,forgotten grow:grew,grown ' +
    'hear:heard hide:hid,hidden hold:held learn:learnt ride:rode,ridden ring:rang,rung rise:rose,risen sell:sold send:sent shake:shook shine:shone shoot:shot spend:spent steal:stole,stolen throw:threw,thrown become:became ' +
    'blow:blew,blown bite:bit,bitten lie:lay,lain dream:dreamt good:better,best bad:worse,worst',
  de:
    'gehen:ging,gegangen,geht sein:bin,bist,ist,sind,war,waren,gewesen haben:hat,hast,hatte,gehabt kommen:kam,gekommen essen:aß,isst,gegessen trinken:trank,getrunken fahren:fuhr,fährt,gefahren schreiben:schrieb,geschrieben ' +
    'lesen:las,liest,gelesen sprechen:sprach,spricht,gesprochen sehen:sah,sieht,gesehen nehmen:nahm,nimmt,genommen geben:gab,gibt,gegeben schlafen:schlief,schläft,geschlafen schwimmen:schwamm,geschwommen singen:sang,gesungen ' +
    'laufen:lief,läuft,gelaufen finden:fand,gefunden helfen:half,hilft,geholfen denken:dachte,gedacht bringen:brachte,gebracht wissen:weiß,wusste,gewusst bleiben:blieb,geblieben stehen:stand,gestanden sitzen:saß,gesessen gut:besser',
  fr:
    'œil:yeux aller:vais,vas,va,vont être:suis,es,est,sommes,êtes,sont,était avoir:ai,as,a,avons,avez,ont faire:fais,fait,font,faites venir:viens,vient,venu voir:vois,vu boire:bois,boit,bu lire:lit,lu prendre:pris,prend,prends,prennent ' +
    'vouloir:veux,veut,veulent,voulu pouvoir:peux,peut,peuvent,pu savoir:sais,sait,su dire:dis,dit,disent,dites mettre:mets,met,mis écrire:écris,écrit,écrivent beau:belle,bel,beaux,belles vieux:vieille,vieil,vieilles ' +
    'nouveau:nouvelle,nouvel,nouveaux blanc:blanche,blanches long:longue,longues sec:sèche doux:douce fou:folle monsieur:messieurs',
  es:
    'ir:voy,vas,va,vamos,van,fue,fui,fueron,iba ser:soy,eres,es,somos,son,era tener:tengo,tiene,tuvo hacer:hago,hizo,hecho,hace,hacen decir:digo,dice,dijo,dicho,dijeron,decía venir:vengo,viene,vino,vinieron poder:puedo,puede,pudo ' +
    'dormir:duermo,duerme querer:quiero,quiere,quiso poner:pongo,puso,puesto ver:veo,visto,vio estar:estoy,está,están,estuvo saber:sé,supo escribir:escrito abrir:abierto volver:vuelvo,vuelve,vuelto dar:doy,dio salir:salgo ' +
    'jugar:juego,juega',
  it:
    'andare:vado,vai,va,vanno essere:sono,sei,è,siamo,siete avere:ho,hai,ha,hanno fare:faccio,fai,fa,fatto,fanno uomo:uomini uovo:uova bere:bevo,beve,bevi,bevono,bevuto amico:amici amica:amiche dire:dico,dice,detto ' +
    'venire:vengo,viene,venuto potere:posso,può,possono volere:voglio,vuole,vogliono scrivere:scritto stare:sto,sta dito:dita braccio:braccia uscire:esco,esce sapere:so,sa,sanno dovere:devo,deve leggere:letto prendere:preso',
  pt:
    'ir:vou,vai,vamos,vão,fui,foi,foram ser:sou,é,somos,são,era ter:tenho,tem fazer:faço,faz,fez pão:pães cão:cães mão:mãos alemão:alemães querer:quero,quer,quis dizer:digo,diz,disse estar:estou,está,estão ver:vejo,vê,viu,visto ' +
    'vir:venho,vem,veio pôr:ponho,põe,pôs poder:posso,pode,pôde saber:sei,sabe,soube dar:dou,dá,deu ler:leio,lê',
  sk:
    'pes:psa,psov,psy,psi,psom deň:dni,dní,dňa človek:ľudia,ľudí dieťa:deti,detí oko:oči,očí ucho:uši otec:otca,otcovia ísť:idem,ideš,ide,ideme,idete,idú,išiel,išla byť:som,si,je,sme,ste,sú,bol,bola,bolo jesť:jem,ješ,je,jedol žena:žien ' +
    'dom:domov,domy piť:pijem,pije,pil ruka:rúk noha:nôh kniha:kníh chcieť:chcem,chce môcť:môžem,môže',
  cs:
    'pes:psa,psů,psi,psy den:dny,dní,dne člověk:lidé,lidi dítě:děti,dětí oko:oči ucho:uši jít:jdu,jdeš,jde,šel,šla být:jsem,jsi,je,jsme,jste,jsou,byl,byla jíst:jím,jí,jedl dům:domy,domu,domě pít:piju,piji,pije,pil psát:píšu,píše,psal ' +
    'kůň:koně ruka:ruce,rukou chtít:chci,chce moci:můžu,může,mohu moct:můžu,může,mohu přítel:přátelé vzít:vezmu číst:čtu,čte',
  pl:
    'pies:psa,psy,psów człowiek:ludzie,ludzi dziecko:dzieci oko:oczy ucho:uszy dzień:dni,dnia iść:idę,idzie,szedł,szła być:jestem,jesteś,jest,są,był,była ręka:ręce pić:piję,pije,pił,piła móc:mogę,może,mógł chcieć:chcę,chce ' +
    'jeść:jem,je,jadł wziąć:wezmę,wziął brat:bracia przyjaciel:przyjaciele ksiądz:księża rok:lata,lat tydzień:tygodnie,tygodnia',
  ru:
    'человек:люди,людей ребёнок:дети,детей идти:иду,идёт,шёл,шла друг:друзья,друзей ухо:уши мать:матери дочь:дочери есть:ем,ест,ел пить:пью,пьёт,пил писать:пишу,пишет хотеть:хочу,хочет,хотят мочь:могу,может,мог,могла ' +
    'быть:был,была,было,были,буду,будет ехать:еду,едет время:времени,времена имя:имени,имена брат:братья стул:стулья дерево:деревья лист:листья сын:сыновья глаз:глаза',
  hu: 'ló:lovak tó:tavak hó:havak megy:megyek,mész,mentem,ment,mennek,menni eszik:eszem,eszel,ettem,evett,enni iszik:iszom,ittam,ivott,inni ember:emberek',
  nl:
    'kind:kinderen ei:eieren stad:steden schip:schepen zijn:ben,bent,is,was hebben:heeft,heb,had gaan:ga,gaat,ging lopen:liep,liepen,gelopen eten:at,aten,gegeten schrijven:schreef,schreven,geschreven zien:zag,zagen,gezien ' +
    'komen:kwam,kwamen,gekomen doen:deed,deden,gedaan nemen:nam,genomen geven:gaf,gegeven spreken:sprak,gesproken drinken:dronk,gedronken slapen:sliep,geslapen lezen:las,gelezen staan:stond,gestaan zitten:zat,gezeten ' +
    'vinden:vond,gevonden brengen:bracht,gebracht denken:dacht,gedacht kopen:kocht,gekocht weten:wist,geweten blijven:bleef,gebleven rijden:reed,gereden vliegen:vloog,gevlogen koe:koeien lid:leden',
  sv:
    'man:män fot:fötter bok:böcker barn:barnen gå:går,gick vara:är,var ha:har,hade äta:åt,ätit skriva:skrev,skrivit dricka:drack,druckit sova:sov,sovit se:såg,sett komma:kom,kommit ta:tog,tagit ge:gav,gett göra:gör,gjorde,gjort ' +
    'säga:sade,sa,sagt veta:vet,visste stå:stod,stått sitta:satt,suttit springa:sprang,sprungit sjunga:sjöng,sjungit hand:händer natt:nätter tand:tänder dotter:döttrar bror:bröder son:söner gås:gäss mus:möss',
  uk: 'людина:люди,людей дитина:діти,дітей іти:іду,іде,ішов йти:йду,йде,йшов,йшла око:очі друг:друзі бути:є,був,була їсти:їм,їсть писати:пишу,пише брат:брати хотіти:хочу,хоче могти:можу,може',
  da:
    'barn:børn mand:mænd gå:går,gik,gået bog:bøger hånd:hænder fod:fødder tand:tænder nat:nætter and:ænder gås:gæs søster:søstre bror:brødre mor:mødre far:fædre datter:døtre øje:øjne ko:køer drikke:drak,drukket skrive:skrev,skrevet ' +
    'se:så,set komme:kom,kommet tage:tog,taget give:gav,givet gøre:gør,gjorde,gjort sige:siger,sagde,sagt vide:ved,vidste være:er,var,været have:har,havde,haft stå:stod,stået sidde:sad,siddet sove:sov,sovet løbe:løb,løbet ' +
    'synge:sang,sunget',
  no:
    'mann:menn gå:går,gikk,gått bok:bøker hånd:hender fot:føtter tann:tenner natt:netter far:fedre mor:mødre bror:brødre datter:døtre øye:øyne være:er,var,vært ha:har,hadde se:så,sett komme:kom,kommet ta:tok,tatt gi:gav,gitt ' +
    'gjøre:gjør,gjorde,gjort si:sier,sa,sagt vite:vet,visste drikke:drakk,drukket skrive:skrev,skrevet stå:stod,stått sitte:satt,sittet sove:sov,sovet synge:sang,sunget',
  fi:
    'lapsi:lapset,lapsen,lasta mennä:menen,menee,meni,mennyt käsi:kädet,käden,kättä vesi:veden,vettä mies:miehet,miehen nainen:naiset,naisen ihminen:ihmiset,ihmisen olla:olen,olet,on,oli,ollut,ovat tehdä:teen,tekee,teki,tehnyt ' +
    'nähdä:näen,näkee,näki,nähnyt syödä:syön,syö,söi,syönyt juoda:juon,juo,joi,juonut tulla:tulen,tulee,tuli,tullut',
  et: 'inimene:inimesed laps:lapsed mees:mehed naine:naised minema:lähen,läheb,läks käsi:käed',
  tr: 'gitmek:gidiyorum,gidiyor,gider,gitti etmek:eder,ediyor demek:diyor,der yemek:yiyor,yiyorum,yer',
  ro:
    'fi:sunt,ești,este,suntem,sunteți,era,fost om:oameni copil:copii mână:mâini soră:surori cap:capete ou:ouă avea:am,ai,are,avem,aveți,au merge:merg,mergi,mers face:fac,faci,făcut vrea:vreau,vrei,vrut bea:beau,bei,băut ' +
    'mânca:mănânc,mănânci,mâncat da:dau,dai,dat lua:iau,iei,luat fată:fete băiat:băieți bărbat:bărbați femeie:femei',
  el: 'πηγαίνω:πήγα,πήγε,πάω,πάει βλέπω:είδα,είδε τρώω:έφαγα,έφαγε πίνω:ήπια,ήπιε λέω:είπα,είπε έρχομαι:ήρθα,ήρθε παίρνω:πήρα,πήρε βρίσκω:βρήκα,βρήκε είμαι:είσαι,είναι,ήμουν,ήταν έχω:είχα,είχε',
  ar:
    'كتاب:كتب ولد:أولاد بيت:بيوت رجل:رجال طالب:طلاب باب:أبواب قلم:أقلام كلب:كلاب قلب:قلوب درس:دروس شارع:شوارع مدينة:مدن صورة:صور غرفة:غرف يوم:أيام شهر:شهور,أشهر بنت:بنات أخ:إخوة أخت:أخوات صديق:أصدقاء طفل:أطفال يد:أيدي عين:عيون رأس:رؤوس ' +
    'مطعم:مطاعم مدرسة:مدارس مكتب:مكاتب جبل:جبال بحر:بحار نهر:أنهار شجرة:أشجار زهرة:زهور,أزهار لون:ألوان اسم:أسماء كلمة:كلمات سيارة:سيارات لغة:لغات دولة:دول كرسي:كراسي نافذة:نوافذ مفتاح:مفاتيح حصان:أحصنة,خيول قطة:قطط سمكة:أسماك ' +
    'طائر:طيور أسد:أسود ملك:ملوك طبيب:أطباء عامل:عمال كتب:يكتب,تكتب,أكتب قرأ:يقرأ,تقرأ,أقرأ أكل:يأكل,تأكل,آكل شرب:يشرب,تشرب,أشرب ذهب:يذهب,تذهب,أذهب فعل:يفعل عرف:يعرف,تعرف,أعرف فهم:يفهم لعب:يلعب نام:ينام قال:يقول,تقول,أقول كان:يكون',
  he:
    'ילד:ילדים ספר:ספרים אישה:נשים איש:אנשים בית:בתים בן:בנים בת:בנות יד:ידיים עין:עיניים אב:אבות אם:אמהות אח:אחים אחות:אחיות יום:ימים שנה:שנים שבוע:שבועות עיר:ערים מילה:מילים ביצה:ביצים שולחן:שולחנות כיסא:כיסאות חלון:חלונות לילה:לילות ' +
    'רחוב:רחובות ללכת:הולך,הולכת,הלך,הלכה לאכול:אוכל,אוכלת,אכל לשתות:שותה,שתה לכתוב:כותב,כותבת,כתב לקרוא:קורא,קוראת,קרא לראות:רואה,ראה לדבר:מדבר,מדברת,דיבר לעשות:עושה,עשה לבוא:בא,באה לדעת:יודע,יודעת,ידע',
  hr: 'čovjek:ljudi dijete:djeca oko:oči uho:uši ići:idem,ide,išao biti:sam,si,je,smo,ste,su',
  sr: 'човек:људи дете:деца око:очи ухо:уши',
  sl: 'človek:ljudje otrok:otroci oko:oči iti:grem,gre',
  bg: 'човек:хора дете:деца око:очи ухо:уши съм:е,сме,сте,са',
};
