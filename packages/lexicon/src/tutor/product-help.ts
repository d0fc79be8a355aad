/** Answers about the product itself; the first that fits counts, so the narrower ones stand first. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(import|upload|csv|xlsx|excel)\b/i,
    "To import rows, open the Cluster Manager menu (three dots) on a cluster's card and choose Import. Pick a .csv or .xlsx file, say whether its first line is a header and whether to append, and start the import. The first three columns are taken.",
  ],
  [
    /\b(export|download)\b/i,
    'To export a cluster, open the Cluster Manager menu (three dots) on its card and choose Export. You get an .xlsx file with all its rows.',
  ],
  [
    /\b(shar(e|ing)|invite)\b/i,
    'To share a cluster, open the Cluster Manager menu (three dots) on its card, choose Share and add the e-mail address of a user. Sharing needs Premium. Whoever you share with can read and practise the cluster but not change it.',
  ],
  [
    /\b(premium|upgrade|price|pay|subscription|great|lite|cost of)\b/i,
    'Premium takes away the limits of 3 active clusters and 50 rows per cluster, allows sharing, and brings a monthly allowance of characters for the teacher and the voice. There are two tiers for a year, Great and Lite. Choose Premium in the user menu.',
  ],
  [
    /\b(voice|listen|pronounc\w*|read aloud|hear|sound|audio|speak(er)?)\b/i,
    'When a column has a language with a voice, each of its cells has a play button that reads it aloud. Choose the languages of the columns with Configure in the Cluster Manager menu.',
  ],
  [
    /\b(translat\w*)\b/i,
    'When two or more columns of a cluster have a language, a row has a translate button, and a new row fills its empty columns by itself. A word that the translator does not know leaves the cell empty.',
  ],
  [
    /\b(practi[cs]\w*|tests?|exam|mistakes?|choices|time.?limit|learn in)\b/i,
    'Open a cluster and use the round button for Learning & Practice. Choose text input or choices, the question column and the answer column, and press Start. You can set a time limit, pause, resume later from the list of clusters, and practise only your last mistakes.',
  ],
  [
    /\b(ai|a\. ?i\.|teacher|generate|vocabulary prompt)\b/i,
    'The teacher can write rows for you: press "Ask A. I. Teacher" on the list of clusters or in a cluster, give a topic, the number of words and one to three languages, look at the preview and import it.',
  ],
  [
    /\b(rows?|cells?|edit|move|reorder|delete)\b/i,
    'In a cluster, click a cell to edit it and press Enter to save. The blank last row adds a row, the handle on the left moves one, and the bin deletes one.',
  ],
  [
    /\b(clusters?|columns?|tables?|remove|create|configure)\b/i,
    'A cluster is a table of words with up to three columns, for example word, translation and example; each column can have a language. Create one with the round add button on the list of clusters. Configure and Remove are in the Cluster Manager menu (three dots) on its card.',
  ],
  [
    /\b(password|dark|light|theme|profile|account)\b/i,
    'The switch in the top bar changes between dark and light. Change password and Profile termination are in the user menu.',
  ],
];

const QUESTION_FORM =
  /^(how|what|where|can|could|why|when|which|who|is|are|do|does|help|explain|tell|i (want|need|would))\b|\?$/i;

/** How a feature works, when the message asks about one; null otherwise. */
export function productHelp(message: string): string | null {
  if (!QUESTION_FORM.test(message.trim())) return null;
  return ANSWERS.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}
