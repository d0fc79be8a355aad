import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MESSAGES } from '@wordcluster/domain/messages/all';
import type { DemoPerson } from '../people.ts';
import type { Filled } from './filled.ts';

export type { Filled };

/** The interface in one language: an English text of it in that language. */
export type Say = (english: string, values?: Record<string, string | number>) => string;

/** Where a screen is prepared. */
export interface Stage {
  page: Page;
  say: Say;
  filled: Filled;
}

export interface Screen {
  /** The picture's file begins with it. */
  name: string;
  who: DemoPerson | null;
  path: string | ((filled: Filled) => string);
  /** Drawn at this width alone; else at both. */
  only?: 'wide' | 'phone';
  /** Its content varies: a larger difference is accepted. */
  lively?: boolean;
  /** Only what the window shows, where the page is very long or has something above it; else the page to its end. */
  windowOnly?: boolean;
  /** Steps before the picture is taken. */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** Steps before the next screen is opened. */
  leave?: (stage: Stage) => Promise<unknown>;
}

/** Screens that are opened by their address alone. */
export const byPath = (who: Screen['who'], paths: Record<string, Screen['path']>): Screen[] =>
  Object.entries(paths).map(([name, address]) => ({ name, who, path: address }));

const catalogues = path.resolve(import.meta.dirname, '../../apps/web/src/locales');
const translations = path.resolve(import.meta.dirname, '../../packages/domain/src/messages/catalogues');

const filledIn = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Reads a language's texts from the repository. */
export function speak(language: string): Say {
  if (language === 'en') return (english, values = {}) => filledIn(english, values);
  const texts = new Map<string, string>();
  const byId = JSON.parse(readFileSync(path.join(translations, `${language}.json`), 'utf8')) as Record<string, string>;
  for (const [id, english] of Object.entries(MESSAGES)) if (byId[id] !== undefined) texts.set(english, byId[id]);
  const catalogue = readFileSync(path.join(catalogues, language, 'messages.po'), 'utf8');
  for (const [, english = '', text = ''] of catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
    texts.set(english.replaceAll('\\"', '"'), text.replaceAll('\\"', '"'));
  return (english, values = {}) => {
    const text = texts.get(english);
    if (text === undefined) throw new Error(`Nothing is called “${english}” in ${language}.`);
    return filledIn(text, values);
  };
}
