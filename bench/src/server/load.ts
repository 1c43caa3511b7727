import autocannon from 'autocannon';

export interface LoadResult {
  /** Answered requests a second, 2xx only. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  errors: number;
}

interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The bearer token of a connection, and the body of its next request. */
  requestOf(connection: number): { token?: string; body: string };
}

/** Sends POSTs over kept-open connections, one at a time on each, as fast as they are answered. */
export async function postLoad({ url, connections, seconds, requestOf }: Load): Promise<LoadResult> {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    setupClient: (client) => {
      const connection = next++;
      const prepare = () => {
        const { token, body } = requestOf(connection);
        client.setHeadersAndBody(
          { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body,
        );
      };
      prepare();
      client.on('response', prepare);
    },
  });
  return {
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}
