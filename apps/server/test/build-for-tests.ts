import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url));

/**
 * Builds what is older than its sources: the threads that the tests' servers start, and the product, which some tests
 * start as its users do. Tests that do not are quicker to begin, and begin while a front end does not compile, with
 * SAMTALE_UNBUILT=1.
 */
export function buildForTests(): void {
  const groups = process.env.SAMTALE_UNBUILT ? ['tests'] : ['product', 'tests'];
  execFileSync(process.execPath, [script, ...groups], { stdio: 'inherit' });
}
