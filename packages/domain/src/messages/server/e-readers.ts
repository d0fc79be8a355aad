/** Messages of the server about e-readers. */
export const eReaders = {
  'e_reader.not_found': 'The e-reader was not found.',
  'e_reader.ended': 'This address was turned off. Create a new one in the settings.',
  'e_reader.too_many': 'You have {most} e-readers. Remove one of them first.',
  'e_reader.removed': 'The e-reader was disconnected. Its words stay.',
  'e_reader.changed': 'The file has changed since it was read.',
  'e_reader.one_file': 'Only one file can be in this folder: {name}.',
  'e_reader.not_allowed': 'This cannot be done here.',
  'e_reader.too_large': 'The file is larger than {megabytes} MB.',
  'e_reader.no_vocabulary': 'This is not a vocabulary file of KOReader.',
  'e_reader.damaged': 'This e-reader file is damaged and cannot be read.',
  'e_reader.too_many_words': 'The file has more than {most} words.',
} as const;
