import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMp3 } from './mp3-frames.ts';
import { startProgram } from './voice-program.ts';

let program: ReturnType<typeof startProgram>;
beforeAll(() => {
  program = startProgram();
});
afterAll(() => program.end());

const secondsOf = async (text: string, voice: string) => readMp3((await program.say(text, voice)).audio).seconds;

describe('speaking', () => {
  it('answers a whole mono MP3 of 48 kbit/s', async () => {
    const { bitRates, mono, seconds } = readMp3((await program.say('cestovať', 'sk')).audio);
    expect([...bitRates]).toEqual([48]);
    expect(mono).toBe(true);
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(1.5);
  });

  it('reads each text with the voice it names, whatever was read before', async () => {
    const german = (await program.say('Zug', 'de')).audio;
    const french = (await program.say('Zug', 'fr')).audio;
    expect(french).not.toBe(german);
    expect(await secondsOf('Zug', 'de')).toBe(readMp3(german).seconds);
  });

  it('reads with every voice that it lists', async () => {
    const { voices = [] } = await program.send('{"id":1,"list":true}');
    expect(voices).toEqual(expect.arrayContaining(['en', 'sk', 'cmn', 'nb', 'ja', 'ar']));
    for (const voice of voices) expect.soft(await secondsOf('a 1', voice), voice).toBeGreaterThan(0.1);
  });
});

describe('texts that it does not read', () => {
  it('refuses an unknown voice instead of keeping the previous one', async () => {
    await program.say('train', 'en');
    for (const voice of ['xx', '', 'EN', 'no', 'zh-CN', 'gmw/en', '../en', 'en+f2']) {
      expect(await program.say('train', voice)).toMatchObject({ id: 1, error: 'unknown_voice' });
    }
    expect(await secondsOf('train', 'en')).toBeGreaterThan(0.2);
  });

  it.each(['', '   ', '\n', '…', '...', '!', '?!', '- — –', '«»', '।', '。', '\0', '\u200B', '\uD800', '`', '<>'])(
    'has nothing to say for %j',
    async (text) => {
      for (const voice of ['en', 'hi', 'ja']) {
        expect(await program.say(text, voice)).toMatchObject({ error: 'nothing_to_say' });
      }
    },
  );

  it('refuses Japanese with kanji and reads kana', async () => {
    for (const text of ['猫', '食べる', '人々'])
      expect(await program.say(text, 'ja')).toMatchObject({ error: 'unreadable' });
    for (const text of ['ねこ', 'ネコ', 'ﾈｺ', 'がっこう。']) expect(await secondsOf(text, 'ja')).toBeGreaterThan(0.3);
    expect(await secondsOf('猫', 'cmn')).toBeGreaterThan(0.2);
  });

  it('refuses more than 500 characters', async () => {
    expect(await program.say('word '.repeat(100), 'en')).toHaveProperty('audio');
    expect(await program.say(`${'word '.repeat(100)}s`, 'en')).toMatchObject({ error: 'too_long' });
  });

  it('responds to an invalid line, and continues', async () => {
    for (const line of [
      '',
      'hello',
      'null',
      '[]',
      '{"id":1}',
      '{"id":"1","list":true}',
      '{"id":1,"text":5,"voice":"en"}',
    ]) {
      expect(await program.send(line)).toMatchObject({ id: null, error: 'bad_request' });
    }
    expect(await secondsOf('train', 'en')).toBeGreaterThan(0.2);
  });
});

describe('commands of the engine inside a text', () => {
  it('reads [[...]] as words, not as phonemes', async () => {
    expect(await secondsOf('[[h@l]]', 'en')).toBe(await secondsOf('[h@l]', 'en'));
    expect(await secondsOf('[[[[h@l]]]]', 'en')).toBe(await secondsOf('[h@l]', 'en'));
  });

  it('reads on after NUL and other control characters', async () => {
    const whole = await secondsOf('hello world', 'en');
    expect(await secondsOf('hello\0world', 'en')).toBe(whole);
    expect(await secondsOf('hello\u0001world', 'en')).toBe(whole);
  });

  it('reads markup as words: it can neither swallow text nor change the voice', async () => {
    expect(await secondsOf('cat <dog> mouse', 'en')).toBe(await secondsOf('cat dog mouse', 'en'));
    expect(await secondsOf('one <break time="30s"/> two', 'en')).toBeLessThan(8);
  });
});

it('ends when its stdin ends', async () => {
  expect(await startProgram().end()).toBe(0);
});

describe('recordings of other voices', () => {
  /** A tone of half a second. */
  function wav({ rate = 22_050, channels = 1, bits = 16, extra = 0 } = {}): Buffer {
    const samples = Math.floor(rate / 2) * channels;
    const data = Buffer.alloc(samples * 2);
    for (let index = 0; index < samples; index += 1)
      data.writeInt16LE(Math.round(8000 * Math.sin(index / 8)), index * 2);
    const head = Buffer.alloc(44);
    head.write('RIFF', 0, 'latin1');
    head.writeUInt32LE(36 + data.length, 4);
    head.write('WAVEfmt ', 8, 'latin1');
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(1, 20);
    head.writeUInt16LE(channels, 22);
    head.writeUInt32LE(rate, 24);
    head.writeUInt32LE((rate * channels * bits) / 8, 28);
    head.writeUInt16LE((channels * bits) / 8, 32);
    head.writeUInt16LE(bits, 34);
    head.write('data', 36, 'latin1');
    head.writeUInt32LE(data.length + extra, 40);
    return Buffer.concat([head, data]);
  }
  const encode = (file: Buffer) => program.send(JSON.stringify({ id: 1, wav: file.toString('base64') }));

  it.each([{}, { rate: 16_000 }, { rate: 24_000, channels: 2 }, { extra: 4_000_000 }])(
    'are encoded: %j',
    async (kind) => {
      const { bitRates, mono, seconds } = readMp3((await encode(wav(kind))).audio);
      expect([...bitRates]).toEqual([48]);
      expect(mono).toBe(true);
      expect(seconds).toBeGreaterThan(0.45);
      expect(seconds).toBeLessThan(0.7);
    },
  );

  it('do not change how the next text sounds', async () => {
    const before = await secondsOf('train', 'en');
    await encode(wav({ rate: 48_000 }));
    expect(await secondsOf('train', 'en')).toBe(before);
  });

  it('are refused where they are none', async () => {
    for (const file of [
      Buffer.alloc(0),
      Buffer.from('ID3 no wave at all'),
      wav().subarray(0, 20),
      wav({ bits: 8 }),
      wav({ rate: 7000 }),
    ])
      expect(await encode(file)).toMatchObject({ error: 'bad_wav' });
    expect(await encode(wav().subarray(0, 60))).toMatchObject({ error: 'nothing_to_say' });
  });
});
