import { msg } from '@lingui/core/macro';

/**
 * What the browser’s own side says where no component is at hand to translate.
 * Written down here so that the catalogues have them; the program finds them by their text and never loads this list.
 */
export const BROWSER_MESSAGES = [
  msg`Something went wrong.`,
  msg`Server error, please try it again later.`,
  msg`The server cannot be reached. Check your connection and try again.`,
  msg`The check against robots could not be made in this browser.`,
  msg`The check against robots could not be loaded.`,
  msg`Please enter a date with a year of four digits and a time, or nothing.`,
  msg`The upload broke off.`,
  msg`The upload was cancelled.`,
  msg`Google could not be reached.`,
  msg`A part of another service could not be loaded. Check your connection and try again.`,
  msg`The browser’s voice could not read this.`,
  msg`This browser cannot play the audio.`,
  msg`The reply was cut off. Please try it again.`,
  msg`Error, try it again later.`,
];
