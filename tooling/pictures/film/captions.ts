/** How long each scene lasts and what the film says in it. The product itself speaks English. */
const SCENES = {
  clusters: {
    seconds: 3.2,
    en: 'Wordcluster keeps your words in clusters: small tables made to be practised.',
    sk: 'Wordcluster drží tvoje slovíčka v klastroch: malých tabuľkách na precvičovanie.',
    cs: 'Wordcluster drží tvoje slovíčka v klastrech: malých tabulkách k procvičování.',
    de: 'Wordcluster sammelt deine Wörter in Clustern: kleinen Tabellen zum Üben.',
    es: 'Wordcluster guarda tus palabras en clústeres: tablas pequeñas para practicar.',
  },
  create: {
    seconds: 8.5,
    en: 'Create a cluster: give it a title, and each column a name and a language.',
    sk: 'Vytvor klaster: daj mu názov a každému stĺpcu meno a jazyk.',
    cs: 'Vytvoř klastr: dej mu název a každému sloupci jméno a jazyk.',
    de: 'Lege einen Cluster an: ein Titel, und für jede Spalte Name und Sprache.',
    es: 'Crea un clúster: ponle un título, y a cada columna un nombre y un idioma.',
  },
  words: {
    seconds: 5.5,
    en: 'Type a word. Its translation comes by itself; Enter adds the row.',
    sk: 'Napíš slovo. Preklad sa doplní sám; Enter pridá riadok.',
    cs: 'Napiš slovo. Překlad se doplní sám; Enter přidá řádek.',
    de: 'Tippe ein Wort. Die Übersetzung kommt von selbst; Enter fügt die Zeile hinzu.',
    es: 'Escribe una palabra. La traducción aparece sola; Intro añade la fila.',
  },
  teacher: {
    seconds: 8,
    en: 'Short of words? Ask the teacher for a topic.',
    sk: 'Chýbajú ti slovíčka? Požiadaj učiteľa o tému.',
    cs: 'Chybí ti slovíčka? Požádej učitele o téma.',
    de: 'Dir fehlen Wörter? Bitte den Lehrer um ein Thema.',
    es: '¿Te faltan palabras? Pide un tema al profesor.',
  },
  practise: {
    seconds: 4,
    en: 'Now practise: type the answers, or choose them.',
    sk: 'A teraz precvičuj: odpovede píš alebo vyberaj.',
    cs: 'A teď procvičuj: odpovědi piš, nebo vybírej.',
    de: 'Jetzt übe: Tippe die Antworten oder wähle sie aus.',
    es: 'Ahora practica: escribe las respuestas o elígelas.',
  },
  letters: {
    seconds: 3.4,
    en: 'Letter boxes show how long the answer is.',
    sk: 'Políčka pre písmená ukazujú, aká dlhá je odpoveď.',
    cs: 'Políčka pro písmena ukazují, jak dlouhá je odpověď.',
    de: 'Die Buchstabenfelder zeigen, wie lang die Antwort ist.',
    es: 'Las casillas muestran cuántas letras tiene la respuesta.',
  },
  mistake: {
    seconds: 4.8,
    en: 'A mistake? You see the right answer, and the word comes back later.',
    sk: 'Chyba? Uvidíš správnu odpoveď a slovo sa neskôr vráti.',
    cs: 'Chyba? Uvidíš správnou odpověď a slovo se později vrátí.',
    de: 'Ein Fehler? Du siehst die richtige Antwort, und das Wort kommt später wieder.',
    es: '¿Un error? Ves la respuesta correcta y la palabra vuelve más tarde.',
  },
  cloud: {
    seconds: 4,
    en: 'At the end: the larger a word, the more it deserves another look.',
    sk: 'Na konci: čím väčšie slovo, tým viac si zaslúži ďalší pohľad.',
    cs: 'Na konci: čím větší slovo, tím víc si zaslouží další pohled.',
    de: 'Am Ende: Je größer ein Wort, desto mehr verdient es einen zweiten Blick.',
    es: 'Al final: cuanto más grande la palabra, más merece otro repaso.',
  },
  again: {
    seconds: 6,
    en: 'Tomorrow, practise only your last mistakes.',
    sk: 'Zajtra si precvič len svoje posledné chyby.',
    cs: 'Zítra si procvič jen své poslední chyby.',
    de: 'Morgen übst du nur deine letzten Fehler.',
    es: 'Mañana, practica solo tus últimos errores.',
  },
  remember: {
    seconds: 3,
    en: 'Until you know them all.',
    sk: 'Až kým ich nebudeš vedieť všetky.',
    cs: 'Dokud je nebudeš umět všechna.',
    de: 'Bis du sie alle kannst.',
    es: 'Hasta que te las sepas todas.',
  },
} as const;

export type Scene = keyof typeof SCENES;

/** The interface's languages. */
export const CAPTION_LANGUAGES = ['en', 'sk', 'cs', 'de', 'es'] as const;
type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** When a scene began, in milliseconds. */
export interface Mark {
  scene: Scene;
  from: number;
}

export const lengthOf = (scene: Scene) => SCENES[scene].seconds * 1000;

/** Milliseconds between two captions, so that the change is seen. */
const GAP = 120;

function clock(milliseconds: number): string {
  const time = new Date(Math.max(0, Math.round(milliseconds)));
  return time.toISOString().slice(11, 23);
}

/** The captions of the scenes in one language, as WebVTT. */
export function captions(language: CaptionLanguage, scenes: readonly Scene[]): string {
  let from = 0;
  const cues = scenes.map((scene) => {
    const to = from + lengthOf(scene);
    const cue = `${clock(from)} --> ${clock(to - GAP)}\n${SCENES[scene][language]}\n`;
    from = to;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
