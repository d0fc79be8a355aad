/** Messages of the server about pictures and recordings. */
export const serverMedia = {
  'media.not_found': 'The picture or recording was not found.',
  'media.no_picture': 'This is no picture that can be read. It may be a JPEG, PNG, WebP, GIF or AVIF file.',
  'media.no_sound': 'This is no recording that can be kept. It may be an MP3, Opus or AAC file.',
  'media.too_large': 'The file is larger than {megabytes} MB.',
  'media.full': 'Your pictures and recordings may take {megabytes} MB together. Please remove some first.',
  'media.kept':
    'Too much was replaced or removed lately: for a day it is kept, in case you want it back. Please try again tomorrow.',
  'media.busy': 'Many files are being read. Please try again in a moment.',
  'media.away': 'Pictures and recordings cannot be reached just now. Please try again later.',
} as const;
