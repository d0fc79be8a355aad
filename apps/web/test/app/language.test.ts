import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';

const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
vi.mock('../../src/locales/sk/messages.po', async () => {
  await arrived;
  return { messages: {} };
});
vi.stubGlobal('document', { documentElement: { lang: '' } });
afterEach(() => vi.unstubAllGlobals());

it('the language chosen last is shown, though an earlier one arrives after it', async () => {
  const { activateLanguage, useLanguage } = await import('../../src/app/language.ts');
  const slovak = activateLanguage('sk');
  await activateLanguage('en');
  arrive();
  await slovak;
  const shown = () => {
    const { lang, dir } = document.documentElement;
    return [i18n.locale, useLanguage.getState().language, lang, dir];
  };
  expect(shown()).toEqual(['en', 'en', 'en', 'ltr']);
  await activateLanguage('sk');
  expect(shown()).toEqual(['sk', 'sk', 'sk', 'ltr']);
});
