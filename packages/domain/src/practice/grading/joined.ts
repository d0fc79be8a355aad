import { rulesOf } from './rules-of-language.ts';
import { oneSpelling } from './spelling.ts';

/** Words with another meaning when written apart (or with a hyphen): nowhere, now here. Listed as written together. */
const JOINED: Readonly<Record<string, string>> = {
  en: 'nowhere everyday maybe already altogether anyone someone everyone sometime sometimes anyway anyways into awhile apart resign recover reform recreation recollect resent represent resort retreat remark release recount everybody nobody altogether alright alot another indeed upon onto without inside outset setup layout lookout makeup backup login checkout breakup takeoff workout cleanup warmup blackbird greenhouse blackboard darkroom hotdog highchair',
  de: 'zusammenschreiben freisprechen wiedersehen weiterfahren sitzenbleiben gutschreiben krankschreiben schwerfallen leichtfallen solange sobald sooft soweit nachdem seitdem indem damit dabei daher daheim umsonst vielleicht zufrieden auseinandersetzen',
  fr: 'peutêtre bientôt plutôt parceque quoique quelquefois aussitôt sitôt davantage pourquoi surtout partout autour entrain',
  es: 'sino porque porqué demás tampoco también adónde adonde aparte asimismo mediodía sinfín sinnúmero sinvergüenza quehacer conque entorno',
  it: 'invece affatto inoltre soprattutto dappertutto infondo infine attorno sennò',
  pt: 'porque senão demais acerca afim porquê tampouco abaixo acima debaixo dantes decerto enfim malcriado contudo sobretudo',
  nl: 'teveel tevoren zoveel zover tenminste zodat alsof opnieuw voortaan misschien wellicht hoezo waarom',
  sv: 'rökfri brunhårig sjuksköterska kassapersonal djupfryst skumtomte gratisbussar varför igen ibland idag framåt',
  da: 'iblandt igen idag hvorfor forleden',
  no: 'røykfri lammelår ananasbiter fersksaltet hvorfor igjen iblant',
  cs: 'nahoru zatím poprvé zvlášť nashora potom přesto proto zato odtud zadobře napříč pokud',
  sk: 'nahor zatiaľ poprvé naozaj potom preto zato odtiaľ pokiaľ nadobro',
  pl: 'naprawdę zato poza nieraz niebo potem przedtem dlatego naraz pomału wzdłuż zaraz',
  ru: 'тоже также чтобы зато причём притом оттого отчего почему потому поэтому затем насчёт ввиду вроде вместо вследствие навстречу сначала наконец вовремя',
  uk: 'теж також щоб якби зате проте причому притому чому тому потім начебто нащо адже немає отже',
  hu: 'mégis nemcsak aközben mindenki egyszerre',
  fi: 'huonekalu samanlainen isoäiti mustarastas',
  ko: '집안 큰집 작은집 잘못 큰일 못하다 안되다 잘하다 잘되다 바보 첫눈 한눈',
  el: 'οποιος οποτε οτιδηποτε παρολο',
};

const SETS = new Map<string, ReadonlySet<string>>();

/** Both have the same letters, and mean another word together than apart. */
export function isOtherWordApart(joined: string, language: string | null): boolean {
  const list = JOINED[language ?? ''] ?? JOINED[language?.split('-')[0] ?? ''];
  if (list === undefined) return false;
  let set = SETS.get(list);
  // The question has one spelling: насчет for насчёт.
  if (!set) SETS.set(list, (set = new Set(list.split(' ').map((word) => oneSpelling(word, rulesOf(language))))));
  return set.has(joined);
}
