import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { VoiceChoices } from '../../src/features/listening/components/VoiceChoices.tsx';
import { useVoice } from '../../src/features/listening/hooks/use-voice.ts';
import { chooseVoice } from '../../src/features/listening/state/voice-choices.ts';
import { forgetPerson, readJson } from '../../src/platform/storage/storage.ts';
import { CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const voice = (name: string, lang: string, localService: boolean) => ({ name, lang, localService, voiceURI: name });
const VOICES = [
  voice('eSpeak German', 'de', true),
  voice('Anna (Enhanced)', 'de-DE', true),
  voice('Microsoft Katja Online (Natural) - German', 'de-DE', false),
  voice('eSpeak Slovak', 'sk', true),
];

function Reader({ language }: { language: string }) {
  const reader = useVoice().readerOf(language);
  return <p>{`${language}: ${reader === null || reader === 'server' ? reader : reader.name}`}</p>;
}

beforeEach(() => {
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), { getVoices: () => VOICES, cancel: () => undefined }),
  );
  chooseVoice('de', null);
});

test('a natural voice of the browser is offered for its language, chosen and remembered; the others stay', async () => {
  await show(
    <>
      <VoiceChoices languages={['de', 'sk']} />
      <Reader language="de" />
      <Reader language="sk" />
    </>,
    { user: NINA, responses: { 'GET /api/user': NINA, 'GET /api/listen/languages': { languages: ['de'] } } },
  );
  await expect.element(page.getByText('de: server')).toBeVisible();
  await expect.element(page.getByText('sk: eSpeak Slovak')).toBeVisible();
  // Robots are nothing to choose.
  expect(page.getByRole('combobox').elements()).toHaveLength(1);
  await page.getByLabelText('Voice for German').selectOptions('Anna (Enhanced)');
  await expect.element(page.getByText('de: Anna (Enhanced)')).toBeVisible();
  await expect.element(page.getByText(/Online voices send the words/)).toBeVisible();
  await expectAccessible();

  // It belongs to this browser, which has the voice; who logs out does not lose it.
  forgetPerson();
  expect(readJson('voices')).toEqual({ de: 'Anna (Enhanced)' });
  await page.getByLabelText('Voice for German').selectOptions('Voice of Wordcluster');
  await expect.element(page.getByText('de: server')).toBeVisible();
});

test('a natural voice of the device is used instead of the embedded one, unless chosen otherwise', async () => {
  await show(
    <>
      <VoiceChoices languages={['de']} />
      <Reader language="de" />
    </>,
    {
      user: NINA,
      responses: {
        'GET /api/user': NINA,
        'GET /api/listen/languages': { languages: ['de', 'sk'] },
        'GET /api/configuration': { ...CONFIGURATION, voice: 'built_in' },
      },
    },
  );
  await expect.element(page.getByText('de: Anna (Enhanced)')).toBeVisible();
  await page.getByLabelText('Voice for German').selectOptions('Voice of Wordcluster');
  await expect.element(page.getByText('de: server')).toBeVisible();
  await page.getByLabelText('Voice for German').selectOptions('Automatic: Anna (Enhanced)');
  await expect.element(page.getByText('de: Anna (Enhanced)')).toBeVisible();
});
