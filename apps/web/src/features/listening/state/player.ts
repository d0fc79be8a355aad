import { create } from 'zustand';

/** `slowly`: for who stopped it, as one does who did not understand. */
export type Pace = 'normal' | 'slowly';

/** How fast that is; 1 is as the voice speaks. */
export const rateOf = (pace: Pace): number => (pace === 'slowly' ? 0.7 : 1);

type Phase = 'stopped' | 'loading' | 'playing';

/** Something that can be heard. */
export interface Sound {
  /** Tells one from another; pressing the same again stops it. */
  readonly key: string;
  /** Loads and plays it: settles when it has ended, or when `signal` stops it. */
  play(signal: AbortSignal, started: () => void, pace: Pace): Promise<void>;
}

interface Player {
  key: string | null;
  phase: Phase;
}

const SILENT: Player = { key: null, phase: 'stopped' };

/** What is heard now: one sound at a time for the whole page. */
export const usePlayer = create<Player>(() => SILENT);

let current: AbortController | null = null;
/** The sound that was stopped by pressing it: pressed next, it is heard slowly. */
let notUnderstood: string | null = null;

/** Cancels what is loading and stops what is playing. */
export function silence(): void {
  current?.abort();
  current = null;
  usePlayer.setState(SILENT);
}

/**
 * Starts a sound in the place of any other, or stops it when it is the one that is heard; then the next time is slow.
 * Throws when it cannot be heard.
 */
export async function toggleSound(sound: Sound): Promise<void> {
  const { key, phase } = usePlayer.getState();
  const again = key === sound.key;
  silence();
  const pace: Pace = notUnderstood === sound.key ? 'slowly' : 'normal';
  notUnderstood = again && phase === 'playing' ? sound.key : null;
  if (again) return;
  const controller = new AbortController();
  current = controller;
  usePlayer.setState({ key: sound.key, phase: 'loading' });
  try {
    await sound.play(
      controller.signal,
      () => {
        if (current === controller) usePlayer.setState({ key: sound.key, phase: 'playing' });
      },
      pace,
    );
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    if (current === controller) silence();
  }
}
