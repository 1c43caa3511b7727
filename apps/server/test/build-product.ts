import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url));

/**
 * Builds what of the product is older than its sources: some tests start it as its users do. Tests that do not are
 * quicker to begin, and begin while a front end does not compile, with SAMTALE_UNBUILT=1.
 */
export function buildProduct(): void {
  if (!process.env.SAMTALE_UNBUILT) execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
