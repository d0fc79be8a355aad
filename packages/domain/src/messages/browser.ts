/** Messages about failures in the browser, outside of components. */
import { messagesOf } from './message.ts';

export const browser = {
  'browser.failed': 'Something went wrong.',
  'browser.server_error': 'Server error, please try it again later.',
  'browser.offline': 'The server cannot be reached. Check your connection and try again.',
  'browser.part_not_loaded': 'A part of another service could not be loaded. Check your connection and try again.',
  'browser.bot_check_failed': 'The check against robots could not be made in this browser.',
  'browser.bot_check_not_loaded': 'The check against robots could not be loaded.',
  'browser.google_unreachable': 'Google could not be reached.',
  'browser.google_failed': 'Error, try it again later.',
  'browser.moment_incomplete': 'Please enter a date with a year of four digits and a time, or nothing.',
  'browser.voice_failed': 'The browser’s voice could not read this.',
  'browser.audio_unplayable': 'This browser cannot play the audio.',
  'browser.reply_cut_off': 'The reply was cut off. Please try again.',
} as const;

export const message = messagesOf(browser);
