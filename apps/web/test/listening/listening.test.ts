import { beforeEach, describe, expect, it } from 'vitest';
import { naturalVoices, voiceFor } from '../../src/features/listening/state/browser-voice.ts';
import { AudioCache } from '../../src/features/listening/state/sound-of.ts';
import { silence, toggleSound, usePlayer, type Sound } from '../../src/features/listening/state/player.ts';

const blob = (size: number) => new Blob([new Uint8Array(size)]);
const player = () => usePlayer.getState();

/** A sound whose loading and end the test decides. */
function soundOf(key: string) {
  const events: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let start: () => void = () => undefined;
  const sound: Sound = {
    key,
    play(signal, started) {
      start = started;
      signal.addEventListener('abort', () => {
        events.push('stopped');
        reject(signal.reason);
      });
      return promise;
    },
  };
  return { sound, events, start: () => start(), end: () => resolve(), fail: (error: Error) => reject(error) };
}

describe('the player', () => {
  beforeEach(silence);

  // Specification: S1-4.23
  it('passes from loading to playing to stopped', async () => {
    const hund = soundOf('hund');
    const done = toggleSound(hund.sound);
    expect(player()).toEqual({ key: 'hund', phase: 'loading' });
    hund.start();
    expect(player()).toEqual({ key: 'hund', phase: 'playing' });
    hund.end();
    await done;
    expect(player()).toEqual({ key: null, phase: 'stopped' });
  });

  // Specification: S1-4.24
  it('stops one sound for another, which a late start of the first does not disturb', async () => {
    const [hund, pes] = [soundOf('hund'), soundOf('pes')];
    const first = toggleSound(hund.sound);
    void toggleSound(pes.sound);
    expect(hund.events).toEqual(['stopped']);
    await first;
    hund.start();
    expect(player()).toEqual({ key: 'pes', phase: 'loading' });
  });

  // Specification: S1-7.24
  it('stops when the same is pressed again', async () => {
    const hund = soundOf('hund');
    const done = toggleSound(hund.sound);
    await toggleSound(hund.sound);
    await done;
    expect(hund.events).toEqual(['stopped']);
    expect(player().phase).toBe('stopped');
  });

  it('is slow for who stopped it and presses it next, once', () => {
    const played: string[] = [];
    const press = (key: string) =>
      void toggleSound({
        key,
        play: (signal, started, pace) => {
          played.push(`${key} ${pace}`);
          started();
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        },
      });
    // Played and stopped, then slowly; left alone it is as before; another one between makes it as before, too.
    for (const key of ['hund', 'hund', 'hund']) press(key);
    silence();
    for (const key of ['hund', 'hund', 'pes', 'hund']) press(key);
    expect(played).toEqual(['hund normal', 'hund slowly', 'hund normal', 'pes normal', 'hund normal']);
  });

  it('shows why a sound cannot be played, and is silent then', async () => {
    const hund = soundOf('hund');
    const done = toggleSound(hund.sound);
    hund.fail(new Error('no audio'));
    await expect(done).rejects.toThrow('no audio');
    expect(player().phase).toBe('stopped');
  });
});

describe('cached audio', () => {
  it('is evicted as the least recently used beyond the limit', () => {
    const cache = new AudioCache(10);
    cache.set('a', blob(4));
    cache.set('b', blob(4));
    expect(cache.get('a')?.size).toBe(4);
    cache.set('c', blob(4));
    expect([cache.get('a')?.size, cache.get('b'), cache.get('c')?.size]).toEqual([4, undefined, 4]);
  });

  it('does not give up everything for what is too large', () => {
    const cache = new AudioCache(10);
    cache.set('a', blob(4));
    cache.set('huge', blob(11));
    expect([cache.get('a')?.size, cache.get('huge')]).toEqual([4, undefined]);
  });

  it('distinguishes the same letters of two languages', () => {
    expect(AudioCache.key('de', 'Gift')).not.toBe(AudioCache.key('en', 'Gift'));
  });
});

describe('the browser’s voice', () => {
  const voices = ['en-US', 'zh_TW', 'zh-CN', 'de-AT', 'de'].map((lang) => ({ lang, localService: true }));

  it('is natural where its name says so, the exact language first', () => {
    const named = (name: string, lang: string) => ({ name, lang });
    const all = [
      named('eSpeak German', 'de'),
      named('Microsoft Katja Online (Natural) - German (Germany)', 'de-DE'),
      named('Google Deutsch', 'de'),
      named('Anna (Enhanced)', 'de_DE'),
      named('Google français', 'fr-FR'),
    ];
    expect(naturalVoices(all, 'de').map(({ name }) => name)).toEqual([
      'Google Deutsch',
      'Microsoft Katja Online (Natural) - German (Germany)',
      'Anna (Enhanced)',
    ]);
    expect(naturalVoices(all, 'sk')).toEqual([]);
  });

  it('is the exact one, else one of the family, never another language', () => {
    expect(voiceFor(voices, 'zh-CN')?.lang).toBe('zh-CN');
    expect(voiceFor(voices, 'zh-TW')?.lang).toBe('zh_TW');
    expect(voiceFor(voices, 'de')?.lang).toBe('de');
    expect(voiceFor(voices, 'en')?.lang).toBe('en-US');
    expect(voiceFor(voices, 'e')).toBeNull();
    expect(voiceFor(voices, 'sk')).toBeNull();
  });

  it('is no online one unless chosen by the user', () => {
    expect(voiceFor([{ lang: 'sk', localService: false }], 'sk')).toBeNull();
  });
});
