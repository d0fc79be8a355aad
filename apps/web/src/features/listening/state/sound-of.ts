import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { fetchSpeech } from '../api/fetch-speech.ts';
import { speakInBrowser } from './browser-voice.ts';
import { Heard } from './heard.ts';
import { playAudio } from './play-audio.ts';
import type { Sound } from './player.ts';

interface Spoken {
  key: string;
  clusterId: number;
  rowId: number;
  column: ColumnNumber;
  language: string;
  text: string;
  reader: 'server' | SpeechSynthesisVoice;
}

const heard = new Heard();

/** A cell as something that can be heard. What was heard before is not asked for again. */
export function soundOf({ key, clusterId, rowId, column, language, text, reader }: Spoken): Sound {
  if (reader !== 'server') {
    return { key, play: (signal, started) => speakInBrowser(text, reader, signal, started) };
  }
  return {
    key,
    async play(signal, started) {
      const kept = Heard.key(language, text);
      let audio = heard.get(kept);
      if (audio === undefined) {
        audio = await fetchSpeech(clusterId, rowId, column, signal);
        heard.keep(kept, audio);
      }
      await playAudio(audio, signal, started);
    },
  };
}
