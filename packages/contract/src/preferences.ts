import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { TEXT_SIZES, THEMES, VOICE_SPEED } from '@wordcluster/domain/accounts/preferences';
import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import { z } from 'zod';
import { defineCalls } from './call.ts';

/** A language that columns may have; null until one was chosen. */
const columnLanguage = z.string().max(20).refine(isLanguageCode, 'cluster.language_unknown').nullable();

/** A user's preferences of appearance, audio, grading and mails, on all devices. */
const preferences = z.object({
  /** Of the interface and of mails; null until one was chosen. */
  language: z.enum(INTERFACE_LANGUAGE_CODES).nullable(),
  /** The user's learned and native languages: defaults of new clusters. */
  learning_language: columnLanguage,
  native_language: columnLanguage,
  /** Null until one was chosen: the device's own. */
  theme: z.enum(THEMES).nullable(),
  text_size: z.enum(TEXT_SIZES),
  reduced_motion: z.boolean(),
  /** Compact rows of tables; not on phones, where rows need the height of a finger. */
  compact_rows: z.boolean(),
  /** Autoplay of words while practising. */
  voice_autoplay: z.boolean(),
  /** 1 is as the voice speaks. */
  voice_speed: z.number().min(VOICE_SPEED.least).max(VOICE_SPEED.most),
  /** Grading of typed answers. */
  grading: z.enum(['strict', 'helpful']),
  /** Whether single-key shortcuts are enabled (WCAG 2.1.4). */
  single_keys: z.boolean(),
  /** Optional mails: a cluster was shared, Premium ends soon. */
  email_sharing: z.boolean(),
  email_premium: z.boolean(),
  /**
   * A daily mail on days with due words, at this hour in the user's time zone; push notifications have the same time.
   */
  reminder_mail: z.boolean(),
  reminder_hour: z.int().min(0).max(23),
});

/** Read-only: whether the user chose the grading. Until then the practice test is strict. */
const answered = preferences.extend({ grading_chosen: z.boolean() });

const { language, theme, ...others } = preferences.shape;

export const preferenceCalls = defineCalls({
  'GET /api/user/preferences': {
    access: 'user',
    summary: 'How the product looks, sounds, judges and writes to the user.',
    response: answered,
  },
  'PATCH /api/user/preferences': {
    access: 'user',
    summary: 'Changes the preferences that are named.',
    body: z.strictObject({ language: language.unwrap(), theme: theme.unwrap(), ...others }).partial(),
    response: answered,
  },
});
