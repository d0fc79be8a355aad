import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The server's name for a program that does not identify itself. */
const UNKNOWN = 'unknown device';

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Display name of a device: browser and system of a user agent, else the given name. */
export function deviceLabel(name: string): string {
  if (name === UNKNOWN) return i18n._(msg`Unknown device`);
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(name))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  return browser === undefined || system === undefined ? name : `${browser}, ${system}`;
}
