import { lengthOf, type Mark } from './captions.ts';
import type { Frame } from './screen-recorder.ts';

/**
 * Which frame is on the screen at each tick of a film of `rate` pictures a second. Each scene is stretched or shortened to
 * its length, so that a busy machine, which takes longer for everything, makes the same film.
 */
export function shotsOf(frames: readonly Frame[], marks: readonly Mark[], taken: number, rate: number): number[] {
  const shots: number[] = [];
  let shot = 0;
  for (const [index, { scene, from }] of marks.entries()) {
    const to = marks[index + 1]?.from ?? taken;
    const ticks = Math.round((lengthOf(scene) * rate) / 1000);
    for (let tick = 0; tick < ticks; tick += 1) {
      const time = from + ((to - from) * tick) / ticks;
      while ((frames[shot + 1]?.time ?? Infinity) <= time) shot += 1;
      shots.push(shot);
    }
  }
  return shots;
}
