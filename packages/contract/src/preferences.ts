import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { TEXT_SIZES, THEMES, VOICE_SPEED } from '@wordcluster/domain/accounts/preferences';
import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import { z } from 'zod';
import { defineCalls } from './call.ts';

/** A language that columns may have; null until one was chosen. */
const columnLanguage = z.string().max(20).refine(isLanguageCode, 'cluster.language_unknown').nullable();

/** How the product looks, sounds, judges and writes to a person, on all their devices. */
const preferences = z.object({
  /** Of the interface and of mails; null until one was chosen. */
  language: z.enum(INTERFACE_LANGUAGE_CODES).nullable(),
  /** What the person wants to learn, and what they speak: new clusters begin with them. */
  learning_language: columnLanguage,
  native_language: columnLanguage,
  /** Null until one was chosen: the device's own. */
  theme: z.enum(THEMES).nullable(),
  text_size: z.enum(TEXT_SIZES),
  reduced_motion: z.boolean(),
  /** Rows of tables stand close together; a phone, where fingers choose them, keeps its own height. */
  compact_rows: z.boolean(),
  /** Words are read aloud by themselves while they are practised. */
  voice_autoplay: z.boolean(),
  /** 1 is as the voice speaks. */
  voice_speed: z.number().min(VOICE_SPEED.least).max(VOICE_SPEED.most),
  /** How typed answers are judged. */
  grading: z.enum(['strict', 'helpful']),
  /** Whether single letters, digits and signs do something (WCAG 2.1.4). */
  single_keys: z.boolean(),
  /** Mails that nobody has to get: somebody shares a cluster, Premium ends soon. */
  email_sharing: z.boolean(),
  email_premium: z.boolean(),
  /** A mail a day on which words are due, at this hour of the person's clock; notifications on devices come then too. */
  reminder_mail: z.boolean(),
  reminder_hour: z.int().min(0).max(23),
});

/** Read only: whether the person chose how typed answers are judged. Until then the practice test begins strict. */
const answered = preferences.extend({ grading_chosen: z.boolean() });

const { language, theme, ...others } = preferences.shape;

export const preferenceCalls = defineCalls({
  'GET /api/user/preferences': {
    access: 'user',
    summary: 'How the product looks, sounds, judges and writes to the user.',
    answer: answered,
  },
  'PATCH /api/user/preferences': {
    access: 'user',
    summary: 'Changes the preferences that are named.',
    body: z.strictObject({ language: language.unwrap(), theme: theme.unwrap(), ...others }).partial(),
    answer: answered,
  },
});
