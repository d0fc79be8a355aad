import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { espeakSpeaker } from '../../src/adapters/espeak/speaker.ts';
import type { Speaker } from '../../src/ports/speaker.ts';

const codes = LANGUAGES.map(({ code }) => code);
const { signal } = new AbortController();

let speaker: Speaker;
beforeAll(() => {
  speaker = espeakSpeaker(codes, { timeoutMs: 30_000 });
});
afterAll(() => speaker.close());

const failureOf = (text: string, language: string) =>
  speaker.speak({ text, language, signal }).then(
    () => 'spoken',
    (error: unknown) => error,
  );

/** The two header bytes of a mono MP3 of 22,050 Hz: sync, MPEG-2, layer III. */
const MP3 = Buffer.from([0xff, 0xf3]);

describe('the embedded voice', () => {
  it('has the languages that the engine has a voice for, in the product’s codes', async () => {
    const languages = await speaker.languages();
    expect(languages).toEqual(new Set(codes.filter((code) => languages.has(code))));
    for (const code of ['en', 'de', 'sk', 'zh-CN', 'zh-TW', 'no', 'ja', 'ar']) expect(languages).toContain(code);
    // Thai would be spelt letter by letter.
    for (const code of ['tl', 'yo', 'km', 'gl', 'cmn', 'nb', 'th']) expect(languages).not.toContain(code);
    expect(languages.size).toBeGreaterThan(75);
  });

  it('speaks every language that it names', async () => {
    for (const language of await speaker.languages()) {
      const { mime, bytes } = await speaker.speak({ text: 'a 1', language, signal });
      expect.soft(mime).toBe('audio/mpeg');
      expect.soft(bytes.subarray(0, 2), language).toEqual(MP3);
      expect.soft(bytes.length, language).toBeGreaterThan(1000);
    }
  });

  it('reads Chinese signs in both kinds of Chinese', async () => {
    const [simplified, traditional] = await Promise.all(
      ['zh-CN', 'zh-TW'].map((language) => speaker.speak({ text: '月', language, signal })),
    );
    expect(simplified?.bytes.length).toBe(traditional?.bytes.length);
  });

  it('says why it does not read', async () => {
    expect(await failureOf('Magandang umaga', 'tl')).toMatchObject({ code: 'unsupported_language' });
    expect(await failureOf('hello', 'cmn')).toMatchObject({ code: 'unsupported_language' });
    expect(await failureOf('猫', 'ja')).toMatchObject({ code: 'unsupported_language' });
    expect(await failureOf(' … ', 'en')).toMatchObject({ code: 'nothing_to_say' });
    expect(await failureOf('a'.repeat(501), 'en')).toMatchObject({ code: 'too_long' });
  });

  it('reads many texts at once, each with its own voice', async () => {
    const words = ['Zug', 'Haus', 'Vogel'].flatMap((text) =>
      ['de', 'en', 'sk'].map((language) => ({ text, language })),
    );
    const alone: number[] = [];
    for (const word of words) alone.push((await speaker.speak({ ...word, signal })).bytes.length);
    const together = await Promise.all(words.map((word) => speaker.speak({ ...word, signal })));
    expect(together.map(({ bytes }) => bytes.length)).toEqual(alone);
  });

  it('works after a cancelled synthesis', async () => {
    const canceller = new AbortController();
    const long = speaker.speak({ text: 'word '.repeat(99), language: 'en', signal: canceller.signal });
    setImmediate(() => canceller.abort());
    await expect(long).rejects.toMatchObject({ name: 'AbortError' });
    expect((await speaker.speak({ text: 'train', language: 'en', signal })).bytes.length).toBeGreaterThan(1000);
  });
});
