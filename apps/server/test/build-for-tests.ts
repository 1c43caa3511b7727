import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('..', import.meta.url));
const script = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url));

/** What stands in a test that starts the product as its users do, or asks for the files of a front end. */
const asksForProduct = /server-process|serveFrontEnds|\/dist\b/;

/**
 * Builds what is older than its sources: the threads that the tests' servers start, and the product where a test asks for
 * it. With SAMTALE_UNBUILT=1 that is never built, so that tests begin while a front end does not compile.
 */
export function buildForTests(): void {
  const needsProduct = !process.env.SAMTALE_UNBUILT && namedTests().some(isForProduct);
  const groups = needsProduct ? ['product', 'tests'] : ['tests'];
  execFileSync(process.execPath, [script, ...groups], { stdio: 'inherit' });
}

/** The test files that the command line names; all of them where it names none. */
function namedTests(): string[] {
  const all = globSync('{src,test}/**/*.test.ts', { cwd: server });
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-') && word !== 'run');
  const named = all.filter((path) => words.some((word) => path.includes(word)));
  return named.length ? named : all;
}

const isForProduct = (path: string): boolean => asksForProduct.test(readFileSync(join(server, path), 'utf8'));
