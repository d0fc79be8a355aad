import { create } from 'zustand';

/** `slowly`: after the sound was stopped, which suggests that it was not understood. */
export type Pace = 'normal' | 'slowly';

/** How fast that is; 1 is as the voice speaks. */
export const rateOf = (pace: Pace): number => (pace === 'slowly' ? 0.7 : 1);

type Phase = 'stopped' | 'loading' | 'playing';

/** A playable sound. */
export interface Sound {
  /** Identity of a sound; pressing the same again stops it. */
  readonly key: string;
  /** Loads and plays it: settles when it has ended, or when `signal` stops it. */
  play(signal: AbortSignal, started: () => void, pace: Pace): Promise<void>;
}

interface Player {
  key: string | null;
  phase: Phase;
}

const SILENT: Player = { key: null, phase: 'stopped' };

/** The current sound: one at a time for the whole page. */
export const usePlayer = create<Player>(() => SILENT);

let current: AbortController | null = null;
/** The sound that was stopped: it is played slowly the next time. */
let notUnderstood: string | null = null;

/** Cancels loading and stops playing. */
export function silence(): void {
  current?.abort();
  current = null;
  usePlayer.setState(SILENT);
}

/**
 * Plays a sound instead of any other, or stops it if it is playing; then the next time is slow. Throws if it cannot be
 * played.
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
