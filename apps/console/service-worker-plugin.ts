import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const address = 'sw.js';

/**
 * Builds the service worker into one file of its own. Its address is the same in every release and stands at the root:
 * browsers look there for a newer one, and a worker sees the windows below its address only.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address, source: await built() });
    },
    configureServer(server) {
      server.middlewares.use(`/${address}`, (_request, response, next) => {
        built().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}

async function built(): Promise<string> {
  const entry = join(import.meta.dirname, 'src/service-worker/service-worker.ts');
  const outcome = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => address },
    },
  });
  const code = [outcome]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((chunk) => chunk.type === 'chunk')?.code;
  if (!code) throw new Error('The service worker was not built');
  return code;
}
