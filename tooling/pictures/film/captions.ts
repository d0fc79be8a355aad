/** How long each scene lasts and what the film says in it. The product itself speaks English. */
const SCENES = {
  clusters: {
    seconds: 3.2,
    en: 'Wordcluster keeps your words in clusters: small tables made to be practised.',
    sk: 'Wordcluster drží tvoje slovíčka v klastroch: malých tabuľkách na precvičovanie.',
    cs: 'Wordcluster drží tvoje slovíčka v klastrech: malých tabulkách k procvičování.',
    de: 'Wordcluster sammelt deine Wörter in Clustern: kleinen Tabellen zum Üben.',
    es: 'Wordcluster guarda tus palabras en clústeres: tablas pequeñas para practicar.',
    pl: 'Wordcluster trzyma Twoje słowa w klastrach: małych tabelach do ćwiczenia.',
    hu: 'A Wordcluster klaszterekben őrzi a szavaidat: gyakorlásra való kis táblázatokban.',
    fr: 'Wordcluster garde vos mots dans des clusters : de petits tableaux faits pour s’entraîner.',
    it: 'Wordcluster tiene le tue parole in cluster: piccole tabelle fatte per esercitarsi.',
    pt: 'O Wordcluster guarda suas palavras em clusters: pequenas tabelas feitas para praticar.',
    uk: 'Wordcluster зберігає ваші слова в кластерах: маленьких таблицях для вправ.',
    ar: 'يحفظ Wordcluster كلماتك في مجموعات: جداول صغيرة صُنعت للتدرّب.',
  },
  create: {
    seconds: 8.5,
    en: 'Create a cluster: give it a title, and each column a name and a language.',
    sk: 'Vytvor klaster: daj mu názov a každému stĺpcu meno a jazyk.',
    cs: 'Vytvoř klastr: dej mu název a každému sloupci jméno a jazyk.',
    de: 'Lege einen Cluster an: ein Titel, und für jede Spalte Name und Sprache.',
    es: 'Crea un clúster: ponle un título, y a cada columna un nombre y un idioma.',
    pl: 'Utwórz klaster: nadaj mu tytuł, a każdej kolumnie nazwę i język.',
    hu: 'Hozz létre egy klasztert: adj neki címet, minden oszlopnak nevet és nyelvet.',
    fr: 'Créez un cluster : un titre, et pour chaque colonne un nom et une langue.',
    it: 'Crea un cluster: dagli un titolo, e a ogni colonna un nome e una lingua.',
    pt: 'Crie um cluster: dê a ele um título, e a cada coluna um nome e um idioma.',
    uk: 'Створіть кластер: дайте йому назву, а кожному стовпцю — назву й мову.',
    ar: 'أنشئ مجموعة: أعطها عنوانًا، ولكل عمود اسمًا ولغة.',
  },
  words: {
    seconds: 5.5,
    en: 'Type a word. Its translation appears automatically; Enter adds the row.',
    sk: 'Napíš slovo. Preklad sa doplní sám; Enter pridá riadok.',
    cs: 'Napiš slovo. Překlad se doplní sám; Enter přidá řádek.',
    de: 'Tippe ein Wort. Die Übersetzung erscheint automatisch; Enter fügt die Zeile hinzu.',
    es: 'Escribe una palabra. La traducción aparece sola; Intro añade la fila.',
    pl: 'Wpisz słowo. Tłumaczenie pojawi się samo; Enter doda wiersz.',
    hu: 'Írj be egy szót. A fordítás magától megjelenik; az Enter hozzáadja a sort.',
    fr: 'Tapez un mot. Sa traduction apparaît automatiquement ; Entrée ajoute la ligne.',
    it: 'Scrivi una parola. La traduzione arriva da sola; Invio aggiunge la riga.',
    pt: 'Digite uma palavra. A tradução vem sozinha; Enter adiciona a linha.',
    uk: 'Введіть слово. Переклад з’явиться сам; Enter додасть рядок.',
    ar: 'اكتب كلمة. تأتي ترجمتها تلقائيًا؛ وEnter يضيف الصف.',
  },
  teacher: {
    seconds: 8,
    en: 'Short of words? Ask the teacher for a topic.',
    sk: 'Chýbajú ti slovíčka? Požiadaj učiteľa o tému.',
    cs: 'Chybí ti slovíčka? Požádej učitele o téma.',
    de: 'Dir fehlen Wörter? Bitte den Lehrer um ein Thema.',
    es: '¿Te faltan palabras? Pide un tema al profesor.',
    pl: 'Brakuje słów? Poproś nauczyciela o temat.',
    hu: 'Kevés a szó? Kérj témát a tanártól.',
    fr: 'À court de mots ? Demandez un thème au professeur.',
    it: 'Poche parole? Chiedi un argomento all’insegnante.',
    pt: 'Faltam palavras? Peça um tema ao professor.',
    uk: 'Бракує слів? Попросіть тему в учителя.',
    ar: 'تنقصك كلمات؟ اطلب موضوعًا من المعلّم.',
  },
  practise: {
    seconds: 4,
    en: 'Now practise: type the answers, or choose them.',
    sk: 'A teraz precvičuj: odpovede píš alebo vyberaj.',
    cs: 'A teď procvičuj: odpovědi piš, nebo vybírej.',
    de: 'Jetzt übe: Tippe die Antworten oder wähle sie aus.',
    es: 'Ahora practica: escribe las respuestas o elígelas.',
    pl: 'Teraz ćwicz: wpisuj odpowiedzi lub je wybieraj.',
    hu: 'Most gyakorolj: írd be vagy válaszd ki a válaszokat.',
    fr: 'Entraînez-vous maintenant : tapez les réponses, ou choisissez-les.',
    it: 'Ora esercitati: scrivi le risposte, o sceglile.',
    pt: 'Agora pratique: digite as respostas, ou escolha-as.',
    uk: 'Тепер вправляйтеся: вводьте відповіді або вибирайте їх.',
    ar: 'الآن تدرّب: اكتب الإجابات أو اخترها.',
  },
  letters: {
    seconds: 3.4,
    en: 'Letter boxes show how long the answer is.',
    sk: 'Políčka pre písmená ukazujú, aká dlhá je odpoveď.',
    cs: 'Políčka pro písmena ukazují, jak dlouhá je odpověď.',
    de: 'Die Buchstabenfelder zeigen, wie lang die Antwort ist.',
    es: 'Las casillas muestran cuántas letras tiene la respuesta.',
    pl: 'Pola liter pokazują, jak długa jest odpowiedź.',
    hu: 'A betűmezők mutatják, milyen hosszú a válasz.',
    fr: 'Les cases de lettres montrent la longueur de la réponse.',
    it: 'Le caselle mostrano quanto è lunga la risposta.',
    pt: 'As caixas de letras mostram o tamanho da resposta.',
    uk: 'Поля літер показують довжину відповіді.',
    ar: 'خانات الأحرف تُظهر طول الإجابة.',
  },
  mistake: {
    seconds: 4.8,
    en: 'A mistake? You see the right answer, and the word comes back later.',
    sk: 'Chyba? Uvidíš správnu odpoveď a slovo sa neskôr vráti.',
    cs: 'Chyba? Uvidíš správnou odpověď a slovo se později vrátí.',
    de: 'Ein Fehler? Du siehst die richtige Antwort, und das Wort kommt später wieder.',
    es: '¿Un error? Ves la respuesta correcta y la palabra vuelve más tarde.',
    pl: 'Błąd? Zobaczysz poprawną odpowiedź, a słowo wróci później.',
    hu: 'Hiba? Látod a helyes választ, és a szó később visszatér.',
    fr: 'Une erreur ? Vous voyez la bonne réponse, et le mot revient plus tard.',
    it: 'Un errore? Vedi la risposta giusta, e la parola torna più tardi.',
    pt: 'Um erro? Você vê a resposta certa, e a palavra volta mais tarde.',
    uk: 'Помилка? Ви побачите правильну відповідь, а слово повернеться пізніше.',
    ar: 'خطأ؟ ترى الإجابة الصحيحة، وتعود الكلمة لاحقًا.',
  },
  cloud: {
    seconds: 4,
    en: 'At the end: the bigger a word, the more practice it needs.',
    sk: 'Na konci: čím väčšie slovo, tým viac precvičovania potrebuje.',
    cs: 'Na konci: čím větší slovo, tím víc procvičování potřebuje.',
    de: 'Am Ende: Je größer ein Wort, desto mehr Übung braucht es.',
    es: 'Al final: cuanto más grande la palabra, más práctica necesita.',
    pl: 'Na koniec: im większe słowo, tym więcej ćwiczeń wymaga.',
    hu: 'A végén: minél nagyobb egy szó, annál több gyakorlást igényel.',
    fr: 'À la fin : plus un mot est grand, plus il demande d’entraînement.',
    it: 'Alla fine: più una parola è grande, più esercizio richiede.',
    pt: 'No fim: quanto maior a palavra, de mais prática ela precisa.',
    uk: 'Наприкінці: що більше слово, то більше вправ воно потребує.',
    ar: 'في النهاية: كلما كبرت الكلمة، احتاجت إلى تدريب أكثر.',
  },
  today: {
    seconds: 9,
    en: 'Every day, Today brings words back just before you would forget them.',
    sk: 'Stránka Dnes ti každý deň vráti slová skôr, než ich zabudneš.',
    cs: 'Stránka Dnes ti každý den vrátí slova dřív, než je zapomeneš.',
    de: 'Unter „Heute“ kommen Wörter jeden Tag wieder, kurz bevor du sie vergisst.',
    es: 'Cada día, en Hoy, las palabras vuelven justo antes de que las olvides.',
    pl: 'Na stronie Dziś słowa wracają każdego dnia, zanim je zapomnisz.',
    hu: 'A Ma oldalon a szavak minden nap visszatérnek, mielőtt elfelejtenéd őket.',
    fr: 'Chaque jour, dans Aujourd’hui, les mots reviennent juste avant que vous ne les oubliiez.',
    it: 'Ogni giorno, in Oggi, le parole tornano poco prima che tu le dimentichi.',
    pt: 'Todos os dias, em Hoje, as palavras voltam pouco antes de você as esquecer.',
    uk: 'На сторінці «Сьогодні» слова щодня повертаються, перш ніж ви їх забудете.',
    ar: 'كل يوم، في صفحة «اليوم»، تعود الكلمات قبيل أن تنساها.',
  },
  remember: {
    seconds: 3,
    en: 'Until you know them all.',
    sk: 'Až kým ich nebudeš vedieť všetky.',
    cs: 'Dokud je nebudeš umět všechna.',
    de: 'Bis du sie alle kannst.',
    es: 'Hasta que te las sepas todas.',
    pl: 'Aż poznasz je wszystkie.',
    hu: 'Amíg mindet nem tudod.',
    fr: 'Jusqu’à ce que vous les sachiez tous.',
    it: 'Finché le sai tutte.',
    pt: 'Até saber todas.',
    uk: 'Доки не знатимете їх усі.',
    ar: 'حتى تعرفها كلها.',
  },
} as const;

export type Scene = keyof typeof SCENES;

/** The interface's languages. */
export const CAPTION_LANGUAGES = ['en', 'sk', 'cs', 'de', 'es', 'pl', 'hu', 'fr', 'it', 'pt', 'uk', 'ar'] as const;
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
