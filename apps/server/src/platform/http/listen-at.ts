import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** By what the operating system says. */
const refusals: Record<string, { names: 'HOST' | 'PORT'; wrong: string; remedy: string }> = {
  EADDRINUSE: {
    names: 'PORT',
    wrong: 'something else listens there',
    remedy: 'stop that, or choose another port',
  },
  EACCES: {
    names: 'PORT',
    wrong: 'this user may not listen there',
    remedy: 'choose a port from 1024 on, with a proxy before it',
  },
  EADDRNOTAVAIL: {
    names: 'HOST',
    wrong: 'this machine has no such address',
    remedy: 'name one of its addresses, or 0.0.0.0 for all of them',
  },
  ENOTFOUND: {
    names: 'HOST',
    wrong: 'no machine has that name',
    remedy: 'name an address of this machine, or 0.0.0.0 for all of them',
  },
};

/** Lets the server be reached; its address. Throws `StartError` where it cannot be. */
export async function listenAt(
  http: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  try {
    return await http.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const refusal = refusals[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code];
    if (!refusal) throw error;
    const { names, ...problem } = refusal;
    throw new StartError(
      { setting: `${names}=${{ PORT: port, HOST: host }[names]}`, ...problem },
      { cause: error },
    );
  }
}
