import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson, readJson, readText, writeJson, writeText } from '../../src/platform/storage/storage.ts';

const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  // A store that works again takes the value over, so that the next test starts afresh.
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  writeText('key', null);
  vi.unstubAllGlobals();
});

describe('storage', () => {
  it('keeps values in memory where the browser refuses to', () => {
    vi.stubGlobal('localStorage', { getItem: refusing, setItem: refusing, removeItem: refusing });
    writeText('key', 'value');
    expect(readText('key')).toBe('value');
    writeText('key', null);
    expect(readText('key')).toBeNull();
  });

  it('keeps the newest value when the disk is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => '{"n":0}', setItem: refusing, removeItem: () => {} });
    writeJson('key', { n: 1 });
    writeJson('key', { n: 2 });
    expect(readJson('key')).toEqual({ n: 2 });
  });

  it.each(['{"half":', 'undefined', ''])('takes %j for nothing', (text) => {
    vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => {}, removeItem: () => {} });
    expect(readJson('key')).toBeNull();
  });
});

describe('a user who has logged out', () => {
  it('leaves only how the browser looks and speaks', () => {
    const stored: Record<string, string> = {
      dark_mode: 'false',
      language: 'sk',
      practice: '{}',
      'draft-row-7': 'a word',
    };
    // As in a browser, the keys are the object's own; its methods are not among them.
    Object.defineProperty(stored, 'removeItem', { value: (key: string) => delete stored[key] });
    vi.stubGlobal('localStorage', stored);
    forgetPerson();
    expect(Object.keys(stored)).toEqual(['dark_mode', 'language']);
  });
});
