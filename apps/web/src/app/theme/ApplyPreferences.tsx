import { useEffect, useLayoutEffect } from 'react';
import { usePreferences } from '../../platform/queries/preferences.ts';
import { chooseDarkMode } from '../../platform/storage/dark-mode.ts';
import { readText } from '../../platform/storage/storage.ts';
import { activateLanguage } from '../language.ts';

/** Puts the signed-in person's theme, size of text, motion and language on the page; a visitor's page is as specified. */
export function ApplyPreferences() {
  const { preferences, loaded } = usePreferences();
  const { theme, text_size, reduced_motion, language } = preferences;

  // Before the browser paints, so that nothing jumps.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['textSize'] = text_size;
    dataset['motion'] = reduced_motion ? 'reduced' : 'full';
    return () => {
      delete dataset['textSize'];
      delete dataset['motion'];
    };
  }, [text_size, reduced_motion]);

  useEffect(() => {
    if (theme === null) return;
    if (theme !== 'system') {
      chooseDarkMode(theme === 'dark');
      return;
    }
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => chooseDarkMode(system.matches);
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [theme]);

  // Who has chosen a language in this browser has chosen it here.
  useEffect(() => {
    if (loaded && language !== null && readText('language') === null) void activateLanguage(language);
  }, [loaded, language]);
  return null;
}
