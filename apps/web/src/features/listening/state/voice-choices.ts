import { create } from 'zustand';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';

const KEY = 'voices';

/** Value for the server's voice instead of the browser's. */
export const SERVER_VOICE = 'server';

/** For each language (its code) the address of the browser's voice that was chosen. Another browser has other voices. */
type Choices = Readonly<Record<string, string>>;

function stored(): Choices {
  const known = readJson(KEY);
  if (typeof known !== 'object' || known === null) return {};
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export const useVoiceChoices = create<{ choices: Choices }>(() => ({ choices: stored() }));

/** Null: the default voice. */
export function chooseVoice(language: string, voiceURI: string | null): void {
  const { [language]: _before, ...others } = useVoiceChoices.getState().choices;
  const choices = voiceURI === null ? others : { ...others, [language]: voiceURI };
  writeJson(KEY, choices);
  useVoiceChoices.setState({ choices });
}
