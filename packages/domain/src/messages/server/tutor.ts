/** Texts of the embedded teacher in the chat. */
export const tutor = {
  'tutor.abilities':
    'I am the built-in teacher: I look things up in a word list and do not understand free conversation. You can ask me:\n- How do you say "good morning" in Spanish?\n- 10 words about animals in German\n- Months in Slovak, or count to 20 in French\n- Quiz me on fruit in Italian\n- Plural of Kind, opposite of big, forms of go\n- Difference between ser and estar\n- How does practice, import, sharing, voice or Premium work?',
  'tutor.abilities_people':
    'I am the built-in teacher: I look things up in a word list and do not understand open conversation. You can ask me:\n- How do you say "good morning" in Spanish?\n- 10 words about animals in German\n- Months in Slovak, or count to 20 in French\n- Quiz me on fruit in Italian\n- Plural of Kind, opposite of big, forms of go\n- Difference between ser and estar\n- How does practice, import, sharing or voice work?',
  'tutor.hello': 'Hello. {abilities}',
  'tutor.welcome': 'You are welcome.',
  'tutor.quiz_stopped': 'All right, we stop the quiz here.',
  'tutor.ask_language_of_words': 'In which language? For example: "10 words about animals in German".',
  'tutor.ask_language_of_quiz': 'In which language? For example: "quiz me on animals in German".',
  'tutor.topic_unknown': 'I have no words about "{topic}". I know for example: {topics}.',
  'tutor.all_words': 'These are all the words I have about it.',
  'tutor.usual_topic': 'everyday words',
  'tutor.question': 'Question {number} of {total} ({topic}, {from} to {to}): What is "{word}" in {to}?',
  'tutor.right': 'Right.',
  'tutor.wrong': 'Not quite.',
  'tutor.solution': '"{word}" is "{solution}".',
  'tutor.quiz_over': 'That was the quiz: {right} of {total} right.',
  'tutor.word_unknown':
    'I do not know "{text}" in {language}. I know everyday words and phrases only, and I never guess.',
  'tutor.translation': '"{text}" in {language} is "{translation}".',
  'tutor.other_meanings': 'It may also mean: {others}.',
  'tutor.gender': '"{word}" is {gender}.',
  'tutor.masculine': 'masculine',
  'tutor.feminine': 'feminine',
  'tutor.neuter': 'neuter',
  'tutor.plural': 'The plural of "{word}" is "{plural}".',
  'tutor.opposite': 'The opposite of "{word}" is "{opposite}".',
  'tutor.synonyms': 'Words close to "{word}": {synonyms}.',
  'tutor.forms': 'Forms of "{word}": {forms}.',
  'tutor.fact_unknown': 'I do not know that about "{word}", and I never guess.',
  'tutor.card_in_english': '(This rule is written in English.)',
  'tutor.cannot_correct':
    'I cannot check whole sentences: that takes a language model, which this server does not have. I can look up words, and explain rules, for example of articles, cases or tenses.',
  'tutor.corrected': 'Better: {sentence}\n\nI know common mistakes in English only; others may be left.',
  'tutor.no_mistake_known':
    'I find none of the common mistakes that I know. There may be others: I do not understand whole sentences.',
  'tutor.help_import':
    "To import rows, open the Cluster Manager menu (three dots) on a cluster's card and choose Import. Pick a .csv or .xlsx file, say whether its first line is a header and whether to append, and start the import. The first three columns are taken.",
  'tutor.help_export':
    'To export a cluster, open the Cluster Manager menu (three dots) on its card and choose Export. You get an .xlsx file with all its rows.',
  'tutor.help_sharing':
    'To share a cluster, open the Cluster Manager menu (three dots) on its card, choose Share and add the e-mail address of a user. Sharing needs Premium. People you share with can view and practise the cluster but not edit it.',
  'tutor.help_sharing_people':
    'To share a cluster, open the Cluster Manager menu (three dots) on its card, choose Share and add the e-mail address of a user. People you share with can view and practise the cluster but not edit it.',
  'tutor.help_premium':
    'Premium takes away the limits of 3 active clusters and 50 rows per cluster, allows sharing, and brings a monthly allowance of characters for the teacher and the voice. There are two tiers for a year, Great and Lite. Choose Premium in the user menu.',
  'tutor.help_voice':
    'When a column has a language with a voice, each of its cells has a play button that reads it aloud. Choose the languages of the columns with Configure in the Cluster Manager menu.',
  'tutor.help_translation':
    'When two or more columns of a cluster have a language, a row has a translate button, and a new row fills its empty columns automatically. A word that the translator does not know leaves the cell empty.',
  'tutor.help_practice':
    'Open a cluster and use the round button for Learning & Practice. Choose text input or choices, the question column and the answer column, and press Start. You can set a time limit, pause, resume later from the list of clusters, and practise only your last mistakes.',
  'tutor.help_teacher':
    'The teacher can write rows for you: press "Ask A. I. Teacher" on the list of clusters or in a cluster, give a topic, the number of words and one to three languages, look at the preview and import it.',
  'tutor.help_rows':
    'In a cluster, click a cell to edit it and press Enter to save. The blank last row adds a row, the handle on the left moves one, and the bin deletes one.',
  'tutor.help_clusters':
    'A cluster is a table of words with up to three columns, for example word, translation and example; each column can have a language. Create one with the round add button on the list of clusters. Configure and Remove are in the Cluster Manager menu (three dots) on its card.',
  'tutor.help_account':
    'The switch in the top bar changes between dark and light. Change password and Profile termination are in the user menu.',
} as const;

export type TutorMessageId = keyof typeof tutor;
