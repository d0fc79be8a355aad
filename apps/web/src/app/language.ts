import { i18n, type Messages } from '@lingui/core';
import {
  chosenLanguage,
  directionOf,
  formatsOf,
  type InterfaceLanguage,
} from '@wordcluster/domain/languages/interface-languages';
import { create } from 'zustand';
import { call } from '../platform/http/api.ts';
import { currentToken } from '../platform/storage/token.ts';
import { readText, writeText } from '../platform/storage/storage.ts';
import type { Styles } from './theme/styles.ts';

const KEY = 'language';
type Translated = Exclude<InterfaceLanguage, 'en'>;

/** The texts of the web app. */
const ownTexts: Record<Translated, () => Promise<{ messages: Messages }>> = {
  sk: () => import('../locales/sk/messages.po'),
  cs: () => import('../locales/cs/messages.po'),
  de: () => import('../locales/de/messages.po'),
  es: () => import('../locales/es/messages.po'),
  pl: () => import('../locales/pl/messages.po'),
  hu: () => import('../locales/hu/messages.po'),
  fr: () => import('../locales/fr/messages.po'),
  it: () => import('../locales/it/messages.po'),
  pt: () => import('../locales/pt/messages.po'),
  uk: () => import('../locales/uk/messages.po'),
  ar: () => import('../locales/ar/messages.po'),
};

/** The messages of the domain and the server, by their ids. */
const messagesById: Record<Translated, () => Promise<{ default: Messages }>> = {
  sk: () => import('@wordcluster/domain/messages/catalogues/sk.json'),
  cs: () => import('@wordcluster/domain/messages/catalogues/cs.json'),
  de: () => import('@wordcluster/domain/messages/catalogues/de.json'),
  es: () => import('@wordcluster/domain/messages/catalogues/es.json'),
  pl: () => import('@wordcluster/domain/messages/catalogues/pl.json'),
  hu: () => import('@wordcluster/domain/messages/catalogues/hu.json'),
  fr: () => import('@wordcluster/domain/messages/catalogues/fr.json'),
  it: () => import('@wordcluster/domain/messages/catalogues/it.json'),
  pt: () => import('@wordcluster/domain/messages/catalogues/pt.json'),
  uk: () => import('@wordcluster/domain/messages/catalogues/uk.json'),
  ar: () => import('@wordcluster/domain/messages/catalogues/ar.json'),
};

interface Spoken {
  language: InterfaceLanguage;
  /** The styles of a language that is read from the right, loaded with it. */
  mirrored: Styles | null;
}

export const useLanguage = create<Spoken>(() => ({ language: 'en', mirrored: null }));

/** The stored choice, else the first supported language of the browser, else English. */
export function preferredLanguage(): InterfaceLanguage {
  return chosenLanguage(readText(KEY), navigator.languages);
}

const loadMirrored = async () => (await import('./theme/mirrored.ts')).mirrored;

/** All texts of a language. English is in the code. */
export async function loadTexts(language: InterfaceLanguage): Promise<Messages> {
  if (language === 'en') return {};
  const [own, byId] = await Promise.all([ownTexts[language](), messagesById[language]()]);
  return { ...own.messages, ...byId.default };
}

/** The texts of a language with the styles that it needs; null when they cannot be loaded. */
async function load(language: InterfaceLanguage): Promise<{ texts: Messages; mirrored: Styles | null } | null> {
  try {
    const mirrored = directionOf(language) === 'rtl' ? loadMirrored() : null;
    const [texts, styles] = await Promise.all([loadTexts(language), mirrored]);
    return { texts, mirrored: styles };
  } catch {
    return null;
  }
}

/** The language requested last: texts of an earlier one may arrive later. */
let wanted: InterfaceLanguage = 'en';

/** Loads a language's texts and shows them; English when they cannot be loaded. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  wanted = language;
  const loaded = await load(language);
  if (wanted !== language) return;
  const active = loaded === null ? 'en' : language;
  i18n.load(active, loaded?.texts ?? {});
  i18n.activate(active, formatsOf(active));
  Object.assign(document.documentElement, { lang: active, dir: directionOf(active) });
  useLanguage.setState({ language: active, mirrored: loaded?.mirrored ?? null });
}

/** The user's choice in the menu; mails follow it. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  writeText(KEY, language);
  await activateLanguage(language);
  // If this fails, mails keep the earlier language until the next choice.
  if (currentToken() !== null) await call('POST /api/user/language', { body: { language } }).catch(() => null);
}
