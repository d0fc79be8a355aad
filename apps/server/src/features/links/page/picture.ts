import { message } from '@wordcluster/domain/messages/all';
import { Piscina } from 'piscina';
import { bareEnvironment } from '../../../limited-process/bare-environment.ts';
import { throttle } from '../../../access/throttle.ts';
import type { Context } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { linkedRows, openLink } from '../open-link.ts';
import type drawPicture from './draw-picture.ts';

/** Rate limit: several programs of a service request previews of one page at once. */
const PER_MINUTE = { times: 60, seconds: 60 };
const MAX_QUEUED = 20;
/** A thread without work ends after this time: the fonts of Asian scripts weigh ten megabytes each. */
const IDLE_MS = 60_000;
const ROWS = 4;
/** Pictures that are not drawn again while their cluster stays as it is, forty kilobytes each. */
const MAX_CACHED = 100;

type Drawing = Parameters<typeof drawPicture>[0];

/** Draws the pictures of previews in a thread of its own. */
export function linkPictures(context: Context) {
  const pool = new Piscina<Drawing, Uint8Array>({
    filename: new URL('draw-picture.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_QUEUED,
    idleTimeout: IDLE_MS,
    env: bareEnvironment(),
  });
  const cache = new Map<string, Uint8Array>();

  return {
    async pictureOf(code: string, network: string): Promise<Buffer> {
      const link = await openLink(context, code);
      const key = `${link.id} ${link.updated_at.getTime()}`;
      const known = cache.get(key);
      if (known) return Buffer.from(known);
      await throttle(context, `link-picture:${network}`, PER_MINUTE);
      const rows = await linkedRows(context, link, ROWS);
      const words = rows.map(({ col_1_value, col_2_value }) => [col_1_value ?? '', col_2_value ?? ''] as const);
      if (pool.queueSize >= MAX_QUEUED) throw new Failure('unavailable', message('server.busy'), { retryAfter: 5 });
      const picture = await pool.run({ title: link.title, words });
      cache.set(key, picture);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return Buffer.from(picture);
    },
    stop: () => pool.destroy(),
  };
}
