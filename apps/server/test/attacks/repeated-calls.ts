import type { Strength } from './attack-scenarios.ts';
import type { Target } from './target.ts';
import { Fault, stillThere } from './watch.ts';
import { caller, type Received, type Sent } from './wire.ts';

export const portOf = ({ product }: Target): number => Number(new URL(product.url).port);
export const JSON_TYPE = { 'content-type': 'application/json' };

/** Calls of one person on so many connections until the time is over; answers of 5xx but 503 are faults. */
export async function repeated(
  target: Target,
  atOnce: number,
  { ms }: Strength,
  next: (index: number) => Sent,
): Promise<Received[]> {
  const wires = Array.from({ length: atOnce }, () => caller(portOf(target)));
  const until = Date.now() + ms;
  const received: Received[] = [];
  try {
    await Promise.all(
      wires.map(async (wire) => {
        while (Date.now() < until) {
          const response = await wire.call(next(received.length));
          received.push(response);
          if (response.status >= 500 && response.status !== 503)
            throw new Fault(`an attacker was answered ${response.status}`);
        }
      }),
    );
  } finally {
    for (const wire of wires) wire.close();
  }
  await stillThere(target, null);
  return received;
}

/** How often each status was answered. */
export function summaryOf(received: readonly Received[]): string {
  const statuses = new Map<number, number>();
  for (const { status } of received) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return [...statuses].map(([status, times]) => `${times} answered ${status}`).join(', ');
}
