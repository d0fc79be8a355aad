import autocannon from 'autocannon';

export interface Load {
  /** Requests answered per second, over the whole run. */
  rate: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number;
  /** Answers that were not 2xx. */
  failures: number;
}

/**
 * Loads one address over `connections` connections for `seconds`. Each connection is a user who repeats one of the
 * `requests`: rows go into clusters of their own.
 */
export async function load(
  url: string,
  requests: autocannon.Request[],
  connections: number,
  seconds = 6,
): Promise<Load> {
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const own = next++ % requests.length;
    client.setRequests(requests.slice(own, own + 1));
  };
  const result = await autocannon({ url, connections, duration: seconds, setupClient });
  return { rate: result.requests.average, p99: result.latency.p99, failures: result.non2xx + result.errors };
}

export const ratio = (a: number, b: number): string => (b === 0 ? '-' : (a / b).toFixed(2));
