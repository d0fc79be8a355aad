/** Verbs in the present: those that follow their class, and the commonest that follow none. No other verb is conjugated. */

/** Stems: the infinitive without its ending; forms for I, you, he, we, you, they. */
const CLASSES: Readonly<Record<string, readonly (readonly [ending: string, forms: string, verbs: string])[]>> = {
  es: [
    [
      'ar',
      'o as a amos áis an',
      'hablar trabajar comprar cantar bailar escuchar mirar llamar estudiar viajar tomar llevar necesitar amar caminar cocinar lavar limpiar ayudar esperar entrar dejar ganar nadar preguntar terminar visitar descansar buscar pagar llegar',
    ],
    ['er', 'o es e emos éis en', 'comer beber vender correr comprender aprender creer leer deber'],
    ['ir', 'o es e imos ís en', 'vivir escribir abrir recibir subir partir permitir'],
  ],
  fr: [
    [
      'er',
      'e es e ons ez ent',
      'parler aimer travailler habiter écouter regarder chercher trouver donner chanter danser jouer penser demander étudier visiter rester fermer arriver marcher porter laver aider montrer tomber',
    ],
    ['ir', 'is is it issons issez issent', 'finir choisir remplir réussir grandir'],
    ['re', 's s  ons ez ent', 'vendre attendre répondre perdre entendre rendre'],
  ],
  it: [
    [
      'are',
      'o i a iamo ate ano',
      'parlare lavorare comprare cantare ballare ascoltare guardare amare abitare aiutare portare entrare imparare lavare nuotare arrivare',
    ],
    [
      'ere',
      'o i e iamo ete ono',
      'prendere vendere credere vedere scrivere leggere chiudere correre mettere perdere vivere',
    ],
    ['ire', 'o i e iamo ite ono', 'dormire partire aprire sentire offrire'],
    ['ire', 'isco isci isce iamo ite iscono', 'capire finire preferire pulire spedire'],
  ],
  pt: [
    [
      'ar',
      'o as a amos ais am',
      'falar trabalhar comprar cantar dançar estudar morar gostar amar andar ajudar levar lavar nadar olhar esperar cozinhar',
    ],
    ['er', 'o es e emos eis em', 'comer beber vender aprender correr viver escrever'],
    ['ir', 'o es e imos is em', 'abrir partir decidir dividir'],
  ],
  de: [
    [
      'en',
      'e st t en t en',
      'machen lernen kaufen spielen wohnen kommen gehen trinken schreiben hören fragen sagen leben lieben kochen suchen brauchen glauben schwimmen singen bringen stehen verstehen',
    ],
  ],
};

const IRREGULAR: Readonly<Record<string, string>> = {
  es:
    'ser:soy,eres,es,somos,sois,son estar:estoy,estás,está,estamos,estáis,están ir:voy,vas,va,vamos,vais,van tener:tengo,tienes,tiene,tenemos,tenéis,tienen hacer:hago,haces,hace,hacemos,hacéis,hacen ' +
    'decir:digo,dices,dice,decimos,decís,dicen venir:vengo,vienes,viene,venimos,venís,vienen poder:puedo,puedes,puede,podemos,podéis,pueden querer:quiero,quieres,quiere,queremos,queréis,quieren ' +
    'saber:sé,sabes,sabe,sabemos,sabéis,saben ver:veo,ves,ve,vemos,veis,ven dar:doy,das,da,damos,dais,dan poner:pongo,pones,pone,ponemos,ponéis,ponen salir:salgo,sales,sale,salimos,salís,salen ' +
    'haber:he,has,ha,hemos,habéis,han pensar:pienso,piensas,piensa,pensamos,pensáis,piensan dormir:duermo,duermes,duerme,dormimos,dormís,duermen pedir:pido,pides,pide,pedimos,pedís,piden ' +
    'jugar:juego,juegas,juega,jugamos,jugáis,juegan empezar:empiezo,empiezas,empieza,empezamos,empezáis,empiezan conocer:conozco,conoces,conoce,conocemos,conocéis,conocen',
  fr:
    'être:suis,es,est,sommes,êtes,sont avoir:ai,as,a,avons,avez,ont aller:vais,vas,va,allons,allez,vont faire:fais,fais,fait,faisons,faites,font dire:dis,dis,dit,disons,dites,disent ' +
    'venir:viens,viens,vient,venons,venez,viennent pouvoir:peux,peux,peut,pouvons,pouvez,peuvent vouloir:veux,veux,veut,voulons,voulez,veulent savoir:sais,sais,sait,savons,savez,savent ' +
    'voir:vois,vois,voit,voyons,voyez,voient prendre:prends,prends,prend,prenons,prenez,prennent mettre:mets,mets,met,mettons,mettez,mettent devoir:dois,dois,doit,devons,devez,doivent ' +
    'croire:crois,crois,croit,croyons,croyez,croient boire:bois,bois,boit,buvons,buvez,boivent lire:lis,lis,lit,lisons,lisez,lisent écrire:écris,écris,écrit,écrivons,écrivez,écrivent ' +
    'dormir:dors,dors,dort,dormons,dormez,dorment partir:pars,pars,part,partons,partez,partent manger:mange,manges,mange,mangeons,mangez,mangent commencer:commence,commences,commence,commençons,commencez,commencent acheter:achète,achètes,achète,achetons,achetez,achètent',
  it:
    'essere:sono,sei,è,siamo,siete,sono avere:ho,hai,ha,abbiamo,avete,hanno andare:vado,vai,va,andiamo,andate,vanno fare:faccio,fai,fa,facciamo,fate,fanno dire:dico,dici,dice,diciamo,dite,dicono ' +
    'venire:vengo,vieni,viene,veniamo,venite,vengono potere:posso,puoi,può,possiamo,potete,possono volere:voglio,vuoi,vuole,vogliamo,volete,vogliono sapere:so,sai,sa,sappiamo,sapete,sanno ' +
    'stare:sto,stai,sta,stiamo,state,stanno dare:do,dai,dà,diamo,date,danno dovere:devo,devi,deve,dobbiamo,dovete,devono uscire:esco,esci,esce,usciamo,uscite,escono bere:bevo,bevi,beve,beviamo,bevete,bevono mangiare:mangio,mangi,mangia,mangiamo,mangiate,mangiano studiare:studio,studi,studia,studiamo,studiate,studiano giocare:gioco,giochi,gioca,giochiamo,giocate,giocano',
  pt:
    'ser:sou,és,é,somos,sois,são estar:estou,estás,está,estamos,estais,estão ir:vou,vais,vai,vamos,ides,vão ter:tenho,tens,tem,temos,tendes,têm fazer:faço,fazes,faz,fazemos,fazeis,fazem ' +
    'dizer:digo,dizes,diz,dizemos,dizeis,dizem vir:venho,vens,vem,vimos,vindes,vêm poder:posso,podes,pode,podemos,podeis,podem querer:quero,queres,quer,queremos,quereis,querem ' +
    'saber:sei,sabes,sabe,sabemos,sabeis,sabem ver:vejo,vês,vê,vemos,vedes,veem dar:dou,dás,dá,damos,dais,dão pôr:ponho,pões,põe,pomos,pondes,põem',
  de:
    'sein:bin,bist,ist,sind,seid,sind haben:habe,hast,hat,haben,habt,haben werden:werde,wirst,wird,werden,werdet,werden können:kann,kannst,kann,können,könnt,können müssen:muss,musst,muss,müssen,müsst,müssen ' +
    'wollen:will,willst,will,wollen,wollt,wollen sollen:soll,sollst,soll,sollen,sollt,sollen dürfen:darf,darfst,darf,dürfen,dürft,dürfen mögen:mag,magst,mag,mögen,mögt,mögen wissen:weiß,weißt,weiß,wissen,wisst,wissen ' +
    'essen:esse,isst,isst,essen,esst,essen sprechen:spreche,sprichst,spricht,sprechen,sprecht,sprechen sehen:sehe,siehst,sieht,sehen,seht,sehen lesen:lese,liest,liest,lesen,lest,lesen ' +
    'fahren:fahre,fährst,fährt,fahren,fahrt,fahren schlafen:schlafe,schläfst,schläft,schlafen,schlaft,schlafen geben:gebe,gibst,gibt,geben,gebt,geben nehmen:nehme,nimmst,nimmt,nehmen,nehmt,nehmen ' +
    'laufen:laufe,läufst,läuft,laufen,lauft,laufen helfen:helfe,hilfst,hilft,helfen,helft,helfen arbeiten:arbeite,arbeitest,arbeitet,arbeiten,arbeitet,arbeiten heißen:heiße,heißt,heißt,heißen,heißt,heißen',
  en: 'be:am,are,is,are,are,are have:have,have,has,have,have,have do:do,do,does,do,do,do go:go,go,goes,go,go,go',
};

const PRONOUNS: Readonly<Record<string, string>> = {
  es: 'yo|tú|él/ella|nosotros|vosotros|ellos/ellas',
  fr: 'je|tu|il/elle|nous|vous|ils/elles',
  it: 'io|tu|lui/lei|noi|voi|loro',
  pt: 'eu|tu|ele/ela|nós|vós|eles/elas',
  de: 'ich|du|er/sie/es|wir|ihr|sie/Sie',
  en: 'I|you|he/she/it|we|you|they',
};

export const CONJUGATED_LANGUAGES: readonly string[] = Object.keys(PRONOUNS);

function formsOf(verb: string, language: string): readonly string[] | null {
  const irregular = IRREGULAR[language]?.split(' ').find((one) => one.startsWith(`${verb}:`));
  if (irregular !== undefined) return irregular.slice(verb.length + 1).split(',');
  const found = CLASSES[language]?.find(([, , verbs]) => verbs.split(' ').includes(verb));
  if (!found) return null;
  const [ending, forms] = found;
  const stem = verb.slice(0, -ending.length);
  return forms.split(' ').map((form) => stem + form);
}

/** "yo hablo, tú hablas, …" of a verb that is listed; null for others. */
export function presentOf(verb: string, language: string): string | null {
  const forms = formsOf(verb, language);
  const pronouns = PRONOUNS[language]?.split('|');
  if (!forms || !pronouns) return null;
  return forms
    .map((form, person) => {
      const elided = language === 'fr' && person === 0 && /^[aeéêiouh]/i.test(form);
      return elided ? `j'${form}` : `${pronouns[person]} ${form}`;
    })
    .join(', ');
}
