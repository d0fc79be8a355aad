/** Messages of the server about clusters, rows, translation, the voice and the teacher. */
export const serverWords = {
  'cluster.disabled': 'This cluster is disabled. Upgrade to PREMIUM with No Limit of Clusters!',
  'cluster.owner_only': 'Only the owner of this cluster can change it.',
  'cluster.changed_meanwhile': 'Somebody else is changing this cluster right now. Please try again.',
  'cluster.language_missing': 'Please choose a language for this column first.',
  'allowance.share_used':
    'You have used your share of the free characters for today. There are more tomorrow, and PREMIUM has characters of its own.',
  'translation.same_language': 'Please choose another column to translate to.',
  'translation.not_in_dictionary': 'The built-in dictionary does not know this. You can type the translation yourself.',
  'translation.unknown': 'The translation service does not know this.',
  'translation.unsupported': 'The translation service does not translate between these languages.',
  'translation.busy': 'The translation service is busy. Please try again in a moment.',
  'translation.failed': 'The translation service is not responding properly. Please try again later.',
  'voice.cell_empty': 'This cell is empty.',
  'voice.unsupported': 'The voice cannot read this. Your browser may have a voice for it.',
  'voice.nothing_to_say': 'There is nothing to read aloud in this cell.',
  'voice.too_long': 'This cell is too long to be read aloud.',
  'voice.busy': 'The voice is busy. Please try again in a moment.',
  'voice.failed': 'The voice is not responding properly. Please try again later.',
  'teacher.message_empty': 'Please write a message.',
  'teacher.nothing_to_import': 'There is nothing to import. Please ask your teacher first.',
  'teacher.topic_unknown': 'The teacher does not know this topic.',
  'teacher.topic_not_built_in':
    'The built-in teacher does not know this topic in these languages. It knows, for example: {topics}.',
  'teacher.busy': 'Your teacher is busy. Please try again in a moment.',
  'teacher.unreachable': 'Your teacher cannot be reached. Please try again later.',
  'teacher.unusable': 'Your teacher gave an answer that cannot be used. Please try again.',
  'teacher.rows_prepared': '{count, plural, one {Your teacher prepared # row.} other {Your teacher prepared # rows.}}',
  'teacher.rows_known':
    '{count, plural, one {Your teacher knows # row on this topic.} other {Your teacher knows # rows on this topic.}}',
} as const;
