import { findConcepts } from '../translate/word-index.ts';
import { foldCase } from '../text/fold.ts';

export type Gender = 'm' | 'f' | 'n';

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Genders of nouns by their endings in a language, with exceptions. */
interface Endings {
  readonly known: Readonly<Record<Gender, ReadonlySet<string>>>;
  readonly rules: readonly (readonly [ending: RegExp, gender: Gender])[];
  /** Nouns without a stated gender: several genders, or plurals. */
  readonly unsaid?: ReadonlySet<string>;
}

const NONE = list('');
/** Men's names of professions in -a, and the plurals in it. */
const SLAVIC_MEN = /(?:[iy]sta|dca|vca|tca|cia|ега)$/u;

const ENDINGS: Readonly<Record<string, Endings>> = {
  es: {
    known: {
      m: list(
        'día mapa problema tema sistema idioma programa clima planeta poema sofá papá tranvía café té pie lápiz pan tren avión sol mar coche nombre hombre padre bosque puente viaje traje garaje equipaje postre aceite tomate chocolate diente guante árbol papel hotel hospital animal color amor dolor calor ratón corazón jabón balón camión jamón limón melón arroz pez mes país autobús lunes paraguas',
      ),
      f: list(
        'mano foto moto radio flor sal piel miel cárcel noche leche carne nube calle llave clase gente parte madre mujer luz nariz cruz voz vez paz pared red salud sangre suerte tarde torre fuente nieve fiebre',
      ),
      n: NONE,
    },
    unsaid: list(
      'agua águila alma hambre arma aula hacha área ala artista turista dentista periodista taxista estudiante cantante',
    ),
    rules: [
      [/(?:ción|sión|dad|tad|tud|umbre)$/, 'f'],
      [/ista$/, 'm'],
      [/o$/, 'm'],
      [/a$/, 'f'],
    ],
  },
  pt: {
    known: {
      m: list(
        'dia mapa problema tema sistema idioma programa clima planeta poema sofá chá café pé leite nome pai homem dente trem avião pão coração verão sol mar mês país hotel papel jornal hospital animal limão feijão',
      ),
      f: list(
        'mão foto moto flor cor dor noite carne ponte rede mãe mulher luz voz vez paz cruz maçã manhã irmã lã sede fome chave saúde tarde gente parte',
      ),
      n: NONE,
    },
    unsaid: list('artista turista dentista jornalista estudante colega cantor'),
    rules: [
      [/(?:ção|são|dade|agem|tude)$/, 'f'],
      [/o$/, 'm'],
      [/a$/, 'f'],
    ],
  },
  fr: {
    known: {
      m: list(
        'jour soir matin mois an temps pain lait vin thé café sucre sel beurre fromage poisson poulet riz fruit légume livre cahier stylo crayon lit mur toit jardin arbre soleil vent ciel chien chat cheval oiseau lapin ours père frère fils oncle ami homme garçon mari nom pays village pont train avion bus vélo port hôtel restaurant magasin marché musée parc cinéma théâtre hôpital bras pied nez œil dos cœur doigt genou cou corps sang travail bureau argent prix problème système programme groupe monde feu lac fleuve sable été hiver printemps automne film téléphone sac manteau pantalon gant verre couteau repas dîner dessert jus œuf téléviseur journal',
      ),
      f: list(
        'nuit année semaine heure minute eau bière viande pomme poire banane fraise orange carotte tomate soupe table chaise porte fenêtre lampe chambre cuisine maison école université église gare rue ville place plage mer montagne rivière forêt île fleur feuille herbe lune étoile pluie neige terre pierre main tête bouche oreille dent jambe peau langue voix mère sœur fille tante femme amie famille personne voiture moto chemise robe jupe veste chaussure clé lettre question réponse phrase page image musique chanson guerre paix vie mort santé fièvre douleur vache souris poule tasse assiette fourchette cuillère bouteille montre valise carte banque poste boulangerie pharmacie langue histoire fête couleur salade crème confiture salle',
      ),
      n: NONE,
    },
    rules: [
      [/(?:tion|sion|ette|erie|ance)$/, 'f'],
      [/(?:ment|isme|oir)$/, 'm'],
    ],
  },
  ru: {
    known: {
      m: list('день дождь огонь  учитель путь словарь конь медведь'),
      f: list('ночь соль дочь мышь кровать тетрадь дверь площадь жизнь'),
      n: list('время имя'),
    },
    unsaid: list('папа дядя дедушка мужчина юноша коллега староста дрова ворота кофе'),
    rules: [
      [/[бвгдзклмнпрстфхцй]$/u, 'm'],
      [/[оеё]$/u, 'n'],
      [/[ая]$/u, 'f'],
    ],
  },
  uk: {
    known: {
      m: list('день вогонь учитель вчитель кінь ведмідь'),
      f: list('ніч сіль мати кров любов'),
      n: list("ім'я"),
    },
    unsaid: list('тато дядько батько дідусь колега староста дрова ворота собака'),
    rules: [
      [/[бгдзклмнпрстфхцй]$/u, 'm'],
      [/о$/u, 'n'],
      [/[ая]$/u, 'f'],
    ],
  },
  sk: {
    known: {
      m: list('deň oheň kôň učiteľ strom dom stôl čas vlak'),
      f: list('noc soľ kosť myš tvár jeseň zem krv láska'),
      n: list('dieťa zviera srdce more slnko'),
    },
    unsaid: list('ústa pľúca vráta hrdina kolega tata gazda starosta'),
    rules: [
      [/[bdfghkp]$/u, 'm'],
      [/o$/u, 'n'],
      [/a$/u, 'f'],
    ],
  },
  cs: {
    known: {
      m: list('den oheň kůň učitel strom dům stůl čas vlak'),
      f: list('noc sůl kost myš tvář zem krev'),
      n: list('dítě zvíře srdce moře slunce'),
    },
    unsaid: list('ústa kamna vrata hrdina kolega táta starosta předseda'),
    rules: [
      [/[bdfghkp]$/u, 'm'],
      [/o$/u, 'n'],
      [/a$/u, 'f'],
    ],
  },
  pl: {
    known: {
      m: list('dzień koń ogień nauczyciel dom stół'),
      f: list('noc sól kość mysz twarz jesień krew'),
      n: list('dziecko zwierzę serce morze słońce imię'),
    },
    unsaid: list('usta drzwi kolega tata mężczyzna kierowca poeta'),
    rules: [
      [/[bdfghkp]$/u, 'm'],
      [/o$/u, 'n'],
      [/a$/u, 'f'],
    ],
  },
};

/** The gender of a noun of the lexicon by its ending, where the language's endings say it; null rather than a guess. */
export function genderByEnding(noun: string, language: string): Gender | null {
  const endings = ENDINGS[language];
  const word = foldCase(noun);
  if (endings === undefined || /[\s-]/.test(word) || endings.unsaid?.has(word) === true) return null;
  const known = (['m', 'f', 'n'] as const).find((gender) => endings.known[gender].has(word));
  if (known !== undefined) return known;
  if (SLAVIC_MEN.test(word) && !/^(?:es|pt|fr)$/.test(language)) return null;
  if (!findConcepts(noun, language).some(({ pos }) => pos === 'noun')) return null;
  return endings.rules.find(([ending]) => ending.test(word))?.[1] ?? null;
}

export const LANGUAGES_WITH_ENDINGS: readonly string[] = Object.keys(ENDINGS);
