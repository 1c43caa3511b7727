import { percentile } from '../percentile.ts';
import { PostConnection } from './post-connection.ts';

export interface LoadResult {
  /** Answered requests a second, 2xx only. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Requests that were answered otherwise. */
  errors: number;
}

interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The bearer token of a connection, and the body of its next request. */
  requestOf(connection: number): { token: string; body: string };
}

/** Sends POSTs over kept-open connections, one at a time on each, as fast as they are answered. */
export async function postLoad({ url, connections, seconds, requestOf }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  let errors = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const run = async (connection: number) => {
    const { token } = requestOf(connection);
    const post = await PostConnection.open(new URL(url), token);
    for (let sent = performance.now(); sent < until; sent = performance.now()) {
      if (await post.send(requestOf(connection).body)) latencies.push(performance.now() - sent);
      else errors++;
    }
    post.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)));
  return {
    rate: latencies.length / ((performance.now() - started) / 1000),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    errors,
  };
}
