import { z } from 'zod';

/** The message names the setting and its expected value. */
export class ConfigurationError extends Error {}

/** A text that is unset or empty counts as absent: `SMTP_URL=` in an env file means "none". */
export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

/** `PORT=` in an env file means "not set" for every setting: read as a number it would be 0, any free port. */
export const settingsThatAreSet = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** Paths are put behind addresses, so a slash at the end would be one too many. */
const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '');

export const optionalAddress = optionalText
  .pipe(z.url({ protocol: /^https?$/ }).optional())
  .transform((value) => value && withoutSlash(value));

export const address = (standard: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(standard)
    .transform(withoutSlash);

/** True, false, or not set: then the reader of the setting decides. */
export const optionalFlag = z
  .enum(['true', 'false', '1', '0'])
  .optional()
  .transform((value) => (value === undefined ? undefined : value === 'true' || value === '1'));
