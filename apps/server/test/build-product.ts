import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url));

/** Builds what of the product is older than its sources: some tests start it as its users do. */
export const buildProduct = () => execFileSync(process.execPath, [script], { stdio: 'inherit' });
