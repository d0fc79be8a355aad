import { useEffect, useLayoutEffect } from 'react';
import { usePreferences } from '../../platform/queries/preferences.ts';
import { chooseDarkMode } from '../../platform/storage/dark-mode.ts';
import { readText } from '../../platform/storage/storage.ts';
import { activateLanguage } from '../language.ts';

/** Applies the user's theme, text size, motion and language; a visitor's page is as specified. */
export function ApplyPreferences() {
  const { preferences, loaded } = usePreferences();
  const { theme, text_size, reduced_motion, language } = preferences;

  // Before the browser paints, to avoid a layout shift.
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

  // A language chosen in this browser has priority here.
  useEffect(() => {
    if (loaded && language !== null && readText('language') === null) void activateLanguage(language);
  }, [loaded, language]);
  return null;
}
