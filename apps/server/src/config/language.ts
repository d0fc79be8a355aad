import { z } from 'zod';
import { optionalAddress, optionalText } from './kinds.ts';

/** Settings of teacher, translator and voice. Without any of them the embedded ones serve. */
export const languageSettings = {
  TEACHER_BASE_URL: optionalAddress,
  TEACHER_API_KEY: optionalText,
  TEACHER_MODEL: z.string().trim().default('gpt-4o-mini'),
  TEACHER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  TRANSLATOR: z.enum(['lexicon', 'libretranslate', 'deepl', 'google', 'apertium', 'model']).default('lexicon'),
  TRANSLATOR_BASE_URL: optionalAddress,
  TRANSLATOR_API_KEY: optionalText,
  SPEECH_BASE_URL: optionalAddress,
  SPEECH_API_KEY: optionalText,
  SPEECH_MODEL: z.string().trim().default('tts-1'),
  SPEECH_VOICE: z.string().trim().default('alloy'),
};

type Settings = z.infer<z.ZodObject<typeof languageSettings>>;

/** What is missing for the chosen translator, as a sentence, or null. */
export function languageSettingsProblem(s: Settings): string | null {
  const needsUrl = s.TRANSLATOR === 'libretranslate' || s.TRANSLATOR === 'apertium';
  if (needsUrl && !s.TRANSLATOR_BASE_URL) return `TRANSLATOR=${s.TRANSLATOR} needs TRANSLATOR_BASE_URL.`;
  const needsKey = s.TRANSLATOR === 'deepl' || s.TRANSLATOR === 'google';
  if (needsKey && !s.TRANSLATOR_API_KEY) return `TRANSLATOR=${s.TRANSLATOR} needs TRANSLATOR_API_KEY.`;
  if (s.TRANSLATOR === 'model' && !s.TEACHER_BASE_URL) return 'TRANSLATOR=model needs TEACHER_BASE_URL.';
  return null;
}

export function languageConfig(s: Settings) {
  return {
    /** Null: the embedded lexicon teaches. */
    model: s.TEACHER_BASE_URL
      ? {
          baseUrl: s.TEACHER_BASE_URL,
          apiKey: s.TEACHER_API_KEY,
          model: s.TEACHER_MODEL,
          timeoutMs: s.TEACHER_TIMEOUT_SECONDS * 1000,
        }
      : null,
    translator: { kind: s.TRANSLATOR, baseUrl: s.TRANSLATOR_BASE_URL, apiKey: s.TRANSLATOR_API_KEY },
    /** Null: the embedded eSpeak NG speaks. */
    speech: s.SPEECH_BASE_URL
      ? { baseUrl: s.SPEECH_BASE_URL, apiKey: s.SPEECH_API_KEY, model: s.SPEECH_MODEL, voice: s.SPEECH_VOICE }
      : null,
  };
}
