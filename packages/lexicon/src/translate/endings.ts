/** Regular forms by their endings: what a form ends with, and what the entry ends with in its place. */
import type { Concept } from '../concepts/catalogue.ts';
import { findConcepts } from './word-index.ts';

/**
 * By language, then by part of speech: `endings of forms>endings of entries`, `-` for none. Every ending of a form is tried with every one of
 * an entry, and what comes out counts only where the lexicon has it as that part of speech, so the lists may be generous.
 */
const ENDINGS: Readonly<Record<string, Readonly<Partial<Record<'noun' | 'verb' | 'adj', string>>>>> = {
  en: {
    noun: 's,es>-;ies>y;ves>f,fe',
    verb: 's,es,ed,ing,ning,ming,ting,ping,ging,bing,ned,med,ted,ped,ged,bed>-;ies,ied>y;d,ing,ed>e;ying>ie',
    adj: 'er,est>-,e;ier,iest>y;ger,gest,ter,test,der,dest,ner,nest>-',
  },
  de: {
    noun: 'e,en,er,ern,n,s,es,se,sen,nen>-;en>um,us,a,o',
    verb: 'e,st,t,et,est,te,ten,tet,test,ete,eten,end,en>en,n;le,re>eln,ern',
    adj: 'e,er,en,em,es,ere,erer,eren,eres,ste,sten,ster,stes,este,esten>-,e;le,ler,len,lem,les>el;re,rer,ren,res>er',
  },
  sk: {
    noun:
      'a,u,e,i,y,om,ovi,och,mi,ov,ia,ovia,ami,och,ám,ách>-,a,o,e;ou,u,y,e,ám,ách,ami,>a;a,u,om,ám,ách,ami,á,>o;a,ia,u,om,iam,iach>e;i,í,iam,iach,ami,ou>a,ť,-;' +
      'ňa,ni,ne,ňom,ňov>eň;ca,cu,com,ci,cov,covia>ec;ku,ka,kom,ky,kov,koch,kami>ok,ek;ve,vou,vi>ev;ien,en,on>na,no;iek,ok>ka,ko;ti,te,ťou>ť;sti,sťou>sť;nia,ní,niu,ním>nie',
    verb:
      'm,š,me,te,l,la,lo,li,jú,n,j>ť;ám,áš,á,áme,áte,ajú,al,ala,alo,ali>ať,ať sa;ím,íš,í,íme,íte,ia,il,ila,ilo,ili>iť,ieť,iť sa;iem,ieš,ie,ieme,iete,ejú>ieť;' +
      'ujem,uješ,uje,ujeme,ujete,ujú,uj>ovať;em,eš,e,eme,ete,u,ú,ol,la,li>ť,ať,núť;šem,šeš,še,šeme,šete,šu>sať;niem,nem,neš,ne,neme,nete,nú,nul,nula>núť;žem,žeš,že,žu>cť,zať;čem,češ,če,ču>kať',
    adj: 'á,é,ého,ému,om,ým,ou,ú,í,ých,ými,o,ejší,ejšia,ejšie>ý;a,e,eho,emu,ym,ou,u,i,ych,ymi>y;ia,ie,ieho,iemu,ím,ou,iu,ích,ími>í',
  },
  cs: {
    noun:
      'a,u,e,i,y,em,ovi,ech,ích,ů,ové,é,mi,ami,ám,ách,ům>-,a,o,e;ou,u,y,ě,e,ám,ách,ami,>a;a,u,em,ům,ech,y,ě,>o;i,í,ím,ích,emi>e,-;ce,ze,se>ka,ha,cha;ňe,ne,ni,nem,ny,nů>en;ce,ci,cem,ců>ec;' +
      'ku,kem,ky,ků,cích>ek;omy,omu,omem,omů>ům;oly,olu,olem,olů>ůl;oně,oni,oňů>ůň;en>no,na;ek>ka,ko;ti,tí>ť,t;sti,stí>st;a,e,y,ů>-;le,ly>l;le>lé;telé,telů,tele>tel',
    verb:
      'ám,áš,á,áme,áte,ají,al,ala,alo,ali,ej>at;ím,íš,í,íme,íte,il,ila,ilo,ili,ejí>it,et,ět;uji,uju,uješ,uje,ujeme,ujete,ují,ujou,uj>ovat;nu,neš,ne,neme,nete,nou,nul,nula>nout;' +
      'l,la,lo,li>t,nout;šu,ši,šeš,še,šeme,šete,šou,ší>sat;žu,žeš,že,žou>zat;u,eš,e,eme,ete,ou>t,at;ji,ju,ješ,je,jeme,jete,jí>t,ít,ýt',
    adj: 'á,é,ého,ému,ém,ým,ou,í,ých,ými,e,ě,o,ejší,ější>ý',
  },
  pl: {
    noun:
      'a,u,owi,em,iem,e,ie,y,i,ów,om,ami,ach,owie>-,a,o;ę,ą,y,i,ie,e,om,ami,ach,>a;a,u,em,om,ach,ami,ie,>o;ka,ku,kiem,ki,ków,kach,kami>ek;ca,cu,cem,cy,ców>ec;oły,ołu,ołem,ołów>ół;oju,oje>ój;' +
      'ęki,ęce,ękę,ęką>ęka;dzie>d,da;cie>t,ta;rze>r,ra;le>ł,ła;sce>ska;ole,ole>oła;ce>ka;dze>ga;ści,ścią>ść;ń,nie,niu,niem>nie;zie>z,za;sie>s,sa;ek>ka,ko;en>no,na,nia',
    verb:
      'am,asz,a,amy,acie,ają,ał,ała,ało,ali,ały>ać;ę,isz,i,imy,icie,ią,ą,ił,iła,iło,ili,iły>ić;ę,ysz,y,ymy,ycie,ą,ył,yła,yli>yć;uję,ujesz,uje,ujemy,ujecie,ują>ować;iem,iesz,ie,iemy,ieją,ieli>ieć;' +
      'szę,szesz,sze,szemy,szecie,szą>sać;żę,że,żesz>zać;ł,ła,ło,li,ły>ć;nę,niesz,nie,ną,nął,nęła>nąć;ię,isz,i>ieć',
    adj: 'a,e,ego,emu,ym,ą,ych,ymi,szy,sza,sze>y;a,e,ie,iego,iemu,im,ą,ich,imi>i;zi>gi;rzy>ry;o,zo>y;dzy>gi',
  },
  uk: {
    noun: 'а,у,ом,ові,і,и,ів,ам,ами,ах,ою,>-,а,о;ю,ем,єм,ї,ями,ях>я,й,ь;і,ю,ею>я;и,ою,у,і>а',
    verb: 'ю,єш,є,ємо,єте,ють,в,ла,ло,ли>ти;у,иш,ить,имо,ите,ать,ять>ити,іти,ати;шу,шеш,ше,шуть>сати',
    adj: 'а,е,і,ого,ому,им,ою,у,их,ими>ий',
  },
  es: {
    noun: 's,es>-;ces>z;ones>ón;anes>án;eses>és;ines>ín',
    verb:
      'o,as,a,amos,áis,an,é,aste,ó,asteis,aron,aba,abas,ábamos,aban,ado,ando,aré,ará,arán,aría,e,es,en>ar,arse;o,es,e,emos,éis,en,í,iste,ió,imos,ieron,ía,ías,íamos,ían,ido,iendo,eré,erá,a,as,an>er,erse;' +
      'o,es,e,imos,ís,en,í,iste,ió,ieron,ía,ían,ido,iendo,iré,irá,a,as,an>ir,irse;uermo,uerme,uermen,urmió,urmiendo>ormir;igo,ice,ijo>ecir;uelvo,uelve>olver;iero,iere,ieren,iso>erer;zco>cer,cir',
    adj: 'a,os,as,es>o,-;a,as,es>-',
  },
  pt: {
    noun: 's,es>-;ões,ãos,ães>ão;is>l;ais>al;éis>el;óis>ol;ns>m',
    verb: 'o,as,a,amos,am,ei,aste,ou,aram,ava,avam,ado,ando,arei,ará,e,em>ar;o,es,e,emos,em,i,este,eu,eram,ia,iam,ido,endo,erei,a,am>er;o,es,e,imos,em,i,iste,iu,iram,ia,iam,ido,indo,irei,a,am>ir',
    adj: 'a,os,as,es>o,-',
  },
  fr: {
    noun: 's,x>-;aux>al,au,ail',
    verb:
      'e,es,ons,ez,ent,é,ée,és,ées,ais,ait,ions,iez,aient,ai,as,a,erai,eras,era,erons,erez,eront,ant,eons,eant>er;is,it,issons,issez,issent,i,ie,issais,issait,irai,ira>ir;s,t,ons,ez,ent,u,ue,ais,ait,rai,ra>re;' +
      'ends,end,enons,enez,ennent,is,ise>endre;eux,eut,oulons,oulez,eulent,oulu>ouloir;eux,eut,ouvons,ouvez,euvent,u>ouvoir;ois,oit,evons,evez,oivent,û,u>evoir;ais,ait,aissons,u>aître;s,t,tons,ez,tent>tir,ettre,ire;' +
      'vons,vez,vent,t>re;iens,ient,enons,enez,iennent,enu>enir;rs,rt,rons,rez,rent>rir;rs,rt,rmons,rmez,rment>rmir;sons,sez,sent>re',
    adj: 'e,s,es,x>-;elle,elles,els,ls>eau,el;euse,euses>eux;ive,ives,ifs>if;ère,ères,ers>er;onne,onnes,ons>on;che,ches>c;enne,ennes,ens>en;aux,ale,ales>al;le,les,lle,lles>-;sse,sses>s,x;ouce,ouces>oux;ongue,ongues>ong;elles,elle>eau',
  },
  it: {
    noun: 'i,e,hi,he>o,a,e,io,co,go,ca,ga;i>-',
    verb:
      'o,i,a,iamo,ate,ano,ai,asti,ò,ammo,arono,avo,avi,ava,avano,ato,ata,ati,ate,ando,erò,erà>are,arsi;o,i,e,iamo,ete,ono,ei,é,evo,eva,evano,uto,uta,endo,erò,erà>ere;' +
      'o,i,e,iamo,ite,ono,ii,ì,ivo,iva,ivano,ito,ita,endo,irò,irà>ire;isco,isci,isce,iscono>ire;hi,hiamo>are;tto,tta,tti>vere,gere,re;so,sa,si>dere;bevo>bere;sto,sti,sta>dere,rre,nere',
    adj: 'a,i,e,he,hi>o,e;i>e;lla,lle,lli,gli>llo',
  },
  ro: {
    noun: 'i,e,uri,ul,lui,ului,le,lor,ilor,elor,a>-,ă,e,u;a,ei,e,i,ele>ă;ți>t,tă,te;zi>d,dă;ua,le,le>ea',
    verb: 'esc,ești,ește,im,iți,it,eam,ea>i;ez,ezi,ează,ăm,ați,at,am,a>a;,i,e,em,eți,ut,eam>e,ea',
    adj: 'ă,i,e>-,u;ă,i,e,ească,ești>esc',
  },
  ru: {
    noun: 'а,у,ом,е,ы,и,ов,ам,ами,ах,ой,ою,>-,а,о;я,ю,ем,ём,ей,ям,ями,ях,и,е,ев,ёв>ь,й,я,е;и,ью,ей,ям,ями,ях>ь;ия,ии,ию,ией,ий>ие,ия;ца,цу,цом,це,цы,цев>ец;ка,ку,ком,ке,ки,ков>ок,ёк;ек,ок>ка,ко;ен,он>на,но;ей>ье,ья',
    verb:
      'ю,ешь,ет,ем,ете,ют,л,ла,ло,ли,й,йте>ть;ю,ишь,ит,им,ите,ят,у,ат,ил,ила,ило,или,и>ить,еть,ать,ять;ую,уешь,ует,уем,уете,уют>овать;шу,шешь,шет,шем,шете,шут>сать;чу,чешь,чет,чут>кать,тать;жу,жешь,жет,жут>зать;' +
      'лю,ишь,ит,ят>ить;юсь,ешься,ется,ются,лся,лась,лись,усь,ишься,ится,ятся>ться,иться,аться;ну,нешь,нет,нем,нут,нул,нула,нули>нуть;ил,ила,или>ать,ить',
    adj: 'ая,ое,ые,ого,ому,ым,ом,ой,ую,ых,ыми,ее,о>ый,ой;ая,ее,ие,его,ему,им,ем,ей,ую,юю,их,ими,ого,ому,ом,ой,ое>ий,ой,ый',
  },
  hu: {
    noun:
      'k,ak,ek,ok,ök,t,at,et,ot,öt,nak,nek,ban,ben,ba,be,ból,ből,on,en,ön,n,ra,re,ról,ről,hoz,hez,höz,nál,nél,tól,től,val,vel,ig,ért,ként,m,d,ja,je,a,e,am,em,om,öm,ad,ed,od,öd,nk,unk,ünk,uk,ük,jai,jei,i,' +
      'akat,eket,okat,öket,kat,ket>-;át,ák,ában,ába,ából,án,ára,áról,ához,ánál,ától,ával,ájá,ám,ád,ánk,ája>a;ét,ék,ében,ébe,éből,én,ére,éről,éhez,énél,étől,ével,ém,éd,énk>e;' +
      'ezek,ezet>éz;izet,izek>íz;erek,eret>ér;elek,elet>él;utak,utat>út;mal,mel>m;bal,bel>b;sal,sel,szal,szel>s,sz;',
    verb: 'ok,ek,ök,sz,asz,esz,unk,ünk,tok,tek,tök,nak,nek,om,em,öm,od,ed,öd,ja,i,juk,jük,játok,ják,ik,t,ott,ett,ött,tam,tem,ottam,ettem,öttem,tál,tél,ottál,ettél,tunk,tünk,tak,tek,tuk,ni,va,ve,ol,el,öl,el>-,ik;om,em,öm,ol,el>ik',
    adj: 'ak,ek,ok,ök,k,an,en,on,ön,abb,ebb,obb,bb,at,et,t>-;ák,án,ább>a;ék,én,ébb>e',
  },
  nl: {
    noun: 's,en,eren,n,es>-;nnen,nden>n;ren,pen,len,men,ken,ten,nen,sen,den,gen>-;zen>s;ven>f',
    verb: 't,te,ten,de,den,end,e>en;ge>-;-,t>ken,len,men,nen,pen,ten,sen,gen,den,ten;f,ft>ven;s,st>zen',
    adj: 'e,er,ere,st,ste>-;te,ke,pe,le,me,ne,ke>-;ve>f;ze>s',
  },
  sv: {
    noun: 'en,et,n,t,ar,er,or,r,arna,erna,orna,na,s,ens,ets>-,a,e;ar,arna>e;or,orna,an>a;ln,lar>el;rn,rar,ret>er;mmet,mmen>m;nnen,nnet>n',
    verb: 'r,de,t,s,nde>-;ar,ade,at,ande,a>a;er,te,t,de,ande,dde,tt>a;er>a;te,t,er>ka,pa,sa,ta',
    adj: 't,a,are,ast,aste,e>-;tt,tta>t;re,st,sta>-;a,na>en;la>el,al',
  },
  da: {
    noun: 'en,et,n,t,er,e,r,ene,erne,ne,s,ens,ets>-,e;ler,len,lerne>el;ter,pper,kker,ller>-;pen,ppen,ppe,tten,tte,kken,kke>-',
    verb: 'r,de,te,t,et,ede,ende>e;er,te,t,ede,et>e;er,ede,et>-',
    adj: 't,e,ere,est,este>-;ne,nere>en;le>el;kke,tte,nne,lle>-',
  },
  tr: {
    noun: 'lar,ler,ı,i,u,ü,yı,yi,yu,yü,a,e,ya,ye,da,de,ta,te,dan,den,tan,ten,ın,in,un,ün,nın,nin,nun,nün,ım,im,um,üm,sı,si,su,sü,ları,leri,larda,lerde,lara,lere>-;bı,bi,bu,bü>p;cı,ci,cu,cü>ç;dı,di>t;ğı,ği,ğu,ğü,ğa,ğe>k',
    verb: 'iyor,ıyor,uyor,üyor,iyorum,ıyorum,uyorum,üyorum,di,dı,du,dü,ti,tı,tu,tü,dim,dım,dum,düm,ecek,acak,er,ar,ir,ır,ur,ür,erim,arım,mek,mak,yor,yorum,di,tim,tım,tum>mek,mak,emek,amak;',
  },
  el: {
    noun: 'οι,ου,ο,ους,ων,ε>ος;α,ου,ων>ο;ες,ας,ών,ων>α;ες,ης>η;ιά,ιού,ιών>ι;τα,τος,των>-;ές,ής,ών>ή;ί,ού,ό,ούς,ών>ός;ά,ού,ών>ό',
    verb: 'εις,ει,ουμε,ετε,ουν,α,ες,ε>ω;άς,ά,άμε,άτε,άνε,ούσα>άω,ώ;εσαι,εται,όμαστε,ονται>ομαι',
    adj: 'η,ο,οι,ες,α,ου,ης,ους,ων,ας>ος;ή,ό,οί,ές,ά,ού>ός;ιά,ύ,ιοί,ιές>ύς',
  },
  ja: {
    verb:
      'ます,ました,ません,て,た,ない,なかった,よう,られる,たい>る;きます,きました,きません,かない,いて,いた,きたい>く;ぎます,ぎました,がない,いで,いだ>ぐ;します,しました,しません,さない,して,した>す,する;ちます,ちました,たない,って,った>つ;' +
      'にます,なない,んで,んだ>ぬ;びます,びました,ばない,んで,んだ>ぶ;みます,みました,みません,まない,んで,んだ,みたい>む;ります,りました,りません,らない,って,った,りたい>る;います,いました,いません,わない,って,った,いたい>う;った,って>く',
    adj: 'く,くて,かった,くない,くなかった>い;だった,じゃない>,な',
  },
  // In letters, as a syllable holds the last of the stem: 갔어요, 가다; 마셔요, 마시다; 예뻐요, 예쁘다.
  ko: {
    verb: '어요,아요,어,아,었다,았다,었어요,았어요,습니다,는다,고,지,면,으면,을,은,는>다;요,ㅆ다,ㅆ어요,ᆻ다,ᆻ어요,ᆫ다,ᆸ니다>다;ᅧ요,ᅧᆻ다,ᅧᆻ어요,ᅧ>ᅵ다;ᅥ요,ᅥᆻ다,ᅥᆻ어요,ᅡ요,ᅡᆻ어요>ᅳ다;ᅪ요,ᅪᆻ다,ᅪᆻ어요>ᅩ다;ᅯ요,ᅯᆻ다,ᅯᆻ어요>ᅮ다;ᅢ요,ᅢᆻ다,ᅢᆻ어요>ᅡ다',
    adj: '어요,아요,었다,았다,었어요,았어요,습니다,은,게>다;요,ᆻ다,ᆻ어요,ᆫ,ᆸ니다>다;ᅥ요,ᅥᆻ어요,ᅡ요,ᅡᆻ어요>ᅳ다;워요,웠어요,운>ᆸ다;ᅢ요,ᅢᆻ어요>ᅡ다',
  },
  he: { noun: 'ים,ות>-;ות,ת>ה', adj: 'ה,ים,ות>-' },
};

interface Rule {
  readonly form: string;
  readonly entry: string;
  readonly pos: string;
}

const RULES = new Map<string, readonly Rule[]>();

const ending = (text: string) => (text === '-' ? '' : text);

function rulesOf(language: string): readonly Rule[] {
  const known = RULES.get(language);
  if (known) return known;
  const rules = Object.entries(ENDINGS[language] ?? {}).flatMap(([pos, groups]) =>
    groups.split(';').flatMap((group) => {
      const [forms = '', entries = ''] = group.split('>');
      return forms.split(',').flatMap((form) =>
        entries.split(',').map((entry) => ({
          form: inLetters(ending(form), language),
          entry: inLetters(ending(entry), language),
          pos,
        })),
      );
    }),
  );
  RULES.set(language, rules);
  return rules;
}

const SHORTEST_STEM = 2;
/** One character is a stem there. */
const ONE_SIGN = new Set(['ja', 'ko']);
/** Korean syllables as their letters. */
const inLetters = (text: string, language: string): string => (language === 'ko' ? text.normalize('NFD') : text);

/** German and Dutch mark the participle in front; a German plural changes its vowel. */
const BEFORE: Readonly<Record<string, RegExp>> = { de: /^ge(?=.{3})/, nl: /^ge(?=.{3})/ };
const UMLAUT: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' };
const umlauted = new Set(['de', 'sv', 'da']);

/** Spellings of the entries of a form, the form itself first. */
function* bases(form: string, language: string): Generator<string> {
  yield form;
  const bare = BEFORE[language] ? form.replace(BEFORE[language], '') : form;
  if (bare !== form) yield bare;
  if (umlauted.has(language)) {
    const plain = form.replaceAll(/[äöüÄÖÜ]/g, (letter) => UMLAUT[letter] ?? letter);
    if (plain !== form) yield plain;
  }
  // Dutch writes a long vowel twice in a closed syllable: eet, eten; a short one before two consonants: katten, kat.
  if (language === 'nl') {
    const open = form.replace(/([aeou])\1(?=[^aeiou]t?$)/, '$1');
    if (open !== form) yield open;
    const closed = form.replace(/([^aeiou])([aeou])([^aeiou])(?=en$|e$)/, '$1$2$2$3');
    if (closed !== form) yield closed;
  }
}

/** The entries that a regular form may belong to, those that keep most of it first. */
export function conceptsByEnding(form: string, language: string): readonly Concept[] {
  const found: { readonly concept: Concept; readonly stemLength: number }[] = [];
  for (const base of bases(inLetters(form, language), language))
    for (const rule of rulesOf(language)) {
      if (!base.endsWith(rule.form)) continue;
      const stem = base.slice(0, base.length - rule.form.length);
      const shortest = ONE_SIGN.has(language) ? 1 : SHORTEST_STEM;
      if (stem.length < shortest || rule.form === rule.entry) continue;
      for (const concept of findConcepts((stem + rule.entry).normalize('NFC'), language))
        if (concept.pos === rule.pos) found.push({ concept, stemLength: stem.length });
    }
  const longest = Math.max(0, ...found.map(({ stemLength }) => stemLength));
  return [...new Set(found.filter(({ stemLength }) => stemLength === longest).map(({ concept }) => concept))];
}
