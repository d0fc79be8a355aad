import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { espeakSpeaker } from '../../src/adapters/espeak/speaker.ts';
import type { Speaker } from '../../src/ports/speaker.ts';

const program = fileURLToPath(new URL('speaker-program.ts', import.meta.url));
const untilStopped = { timeout: 30_000, interval: 20 };

let folder: string;
let speaker: Speaker;
const use = (settings: Parameters<typeof espeakSpeaker>[1] = {}) => {
  speaker = espeakSpeaker(['en', 'no', 'zh-CN', 'fr'], { program, timeoutMs: 30_000, ...settings });
  return speaker;
};
const say = (text: string, signal = new AbortController().signal) => speaker.speak({ text, language: 'en', signal });
/** Which process answered. */
const pid = async (text = 'pid') => Number((await say(text)).bytes.toString());
const file = (name: string) => path.join(folder, name);
const pidIn = (name: string) =>
  vi.waitFor(
    () => Number(/^\d+$/.exec(readFileSync(file(name), 'utf8'))?.[0] ?? NaN) || Promise.reject(new Error('empty')),
    untilStopped,
  );
const gone = (process_: number) =>
  vi.waitFor(() => expect(() => process.kill(process_, 0)).toThrow('ESRCH'), untilStopped);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'speaker-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await speaker.close();
  rmSync(folder, { recursive: true });
});

describe('cancelling', () => {
  it('cancels a running synthesis by killing its process, and a new one is started', async () => {
    use({ size: 1 });
    const canceller = new AbortController();
    const speech = say(`hang ${file('a')}`, canceller.signal);
    const busy = await pidIn('a');
    canceller.abort(new Error('changed my mind'));
    await expect(speech).rejects.toThrow('changed my mind');
    await gone(busy);
    expect(await pid()).not.toBe(busy);
  });

  it('drops a waiting request without disturbing the running one', async () => {
    use({ size: 1 });
    const running = new AbortController();
    const waiting = new AbortController();
    const first = say(`hang ${file('a')}`, running.signal);
    const busy = await pidIn('a');
    const second = say(`hang ${file('b')}`, waiting.signal);
    waiting.abort();
    await expect(second).rejects.toBe(waiting.signal.reason);
    expect(() => process.kill(busy, 0)).not.toThrow();
    running.abort();
    await expect(first).rejects.toBe(running.signal.reason);
    await pid();
    expect(() => readFileSync(file('b'))).toThrow('ENOENT');
  });

  it('starts nothing for a request that is cancelled already', async () => {
    use();
    await expect(say(`hang ${file('a')}`, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(() => readFileSync(file('a'))).toThrow('ENOENT');
  });
});

describe('limits', () => {
  it('ends a program that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const anHour = 3_600_000;
    use({ size: 1, timeoutMs: anHour });
    const outcome = say(`hang ${file('a')}`).catch((error: unknown) => error);
    const busy = await pidIn('a');
    vi.advanceTimersByTime(anHour);
    expect(await outcome).toMatchObject({ code: 'timeout' });
    await gone(busy);
    expect(await pid()).not.toBe(busy);
  });

  it('rejects requests when the queue is full, and accepts them again later', async () => {
    use({ size: 1, queueLimit: 1 });
    const canceller = new AbortController();
    const running = say(`hang ${file('a')}`, canceller.signal);
    const waiting = pid();
    await expect(say('pid')).rejects.toMatchObject({ code: 'busy' });
    canceller.abort();
    await expect(running).rejects.toBe(canceller.signal.reason);
    expect(await waiting).toBe(await pid());
  });

  it('never runs more programs than it may', async () => {
    use({ size: 2 });
    const pids = await Promise.all(Array.from({ length: 12 }, () => pid()));
    expect(new Set(pids).size).toBe(2);
  });

  it('keeps one program for requests that come one after the other', async () => {
    use({ size: 2 });
    const first = await pid();
    for (const text of ['a', 'b', 'c']) expect(await pid(text)).toBe(first);
  });

  it('replaces a program that has grown too large, after its answer', async () => {
    use({ size: 1, minResponses: 2 });
    const large = await pid('grow');
    expect(await pid('grow')).toBe(large);
    await gone(large);
    expect(await pid()).not.toBe(large);
  });

  it('ends a program that has had nothing to do', async () => {
    use({ size: 1, idleMs: 10 });
    const first = await pid();
    await gone(first);
    expect(await pid()).not.toBe(first);
  });
});

describe('programs that fail', () => {
  it('asks a new program once more when one ends unexpectedly', async () => {
    use({ size: 1 });
    const second = await pid(`die-once ${file('a')}`);
    expect(second).not.toBe(await pidIn('a'));
    expect(await pid()).toBe(second);
  });

  it.each(['die', 'nonsense', 'wrong-id', 'refuse bad_request', 'refuse surprise'])(
    'fails after %s, and reads the next text',
    async (habit) => {
      use({ size: 1 });
      await expect(say(habit)).rejects.toMatchObject({ name: 'SpeakerFailure', code: 'provider_failed' });
      expect(await pid()).toBeGreaterThan(0);
    },
  );

  it('fails when the program is not there', async () => {
    use({ program: file('missing.ts') });
    await expect(say('pid')).rejects.toMatchObject({ code: 'provider_failed' });
    await expect(speaker.languages()).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

describe('refusals and languages', () => {
  it.each([
    ['unknown_voice', 'unsupported_language'],
    ['unreadable', 'unsupported_language'],
    ['nothing_to_say', 'nothing_to_say'],
    ['too_long', 'too_long'],
  ])('calls %s %s', async (refusal, code) => {
    use();
    await expect(say(`refuse ${refusal}`)).rejects.toMatchObject({ code });
  });

  it('names the languages of the product that the program has a voice for', async () => {
    expect(await use().languages()).toEqual(new Set(['en', 'no', 'zh-CN']));
  });
});

describe('closing', () => {
  it('ends its programs, fails what is under way and reads nothing more', async () => {
    use({ size: 1 });
    const running = say(`hang ${file('a')}`);
    const waiting = say('pid');
    const outcomes = Promise.allSettled([running, waiting]);
    const busy = await pidIn('a');
    await speaker.close();
    await gone(busy);
    const failed = { status: 'rejected', reason: expect.objectContaining({ code: 'provider_failed' }) };
    expect(await outcomes).toEqual([failed, failed]);
    await expect(say('pid')).rejects.toMatchObject({ code: 'provider_failed' });
  });
});
