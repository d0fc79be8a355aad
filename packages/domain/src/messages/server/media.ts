/** Messages of the server about pictures and recordings. */
export const serverMedia = {
  'media.not_found': 'The picture or recording was not found.',
  'media.no_picture': 'This picture cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  'media.no_sound': 'This recording cannot be used. Choose an MP3, Opus or AAC file.',
  'media.too_large': 'The file is larger than {megabytes} MB.',
  'media.full': 'Your pictures and recordings can take up {megabytes} MB in total. Please remove some first.',
  'media.kept':
    'Too much was replaced or removed recently: it is kept for a day in case you want it back. Please try again tomorrow.',
  'media.busy': 'Many files are being read. Please try again in a moment.',
  'media.away': 'Pictures and recordings cannot be reached just now. Please try again later.',
} as const;
