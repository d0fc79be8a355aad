/** A user's preferences of appearance, sound and mails. */
import { STANDARD_REMINDER_HOUR } from '../schedule/reminders.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How fast words are read aloud; 1 is as the voice speaks. */
export const VOICE_SPEED = { least: 0.7, most: 1.2, step: 0.1 } as const;

/** Defaults of preferences outside of the review settings. */
export const STANDARD_PREFERENCES = {
  learning_language: null as string | null,
  native_language: null as string | null,
  theme: null as Theme | null,
  text_size: 'normal' as TextSize,
  reduced_motion: false,
  compact_rows: false,
  voice_speed: 1,
  single_keys: true,
  email_sharing: true,
  email_premium: true,
};

/** Reminders are opt-in. */
export const STANDARD_REMINDERS = { reminder_mail: false, reminder_hour: STANDARD_REMINDER_HOUR };
