// Installs what is missing; instant when nothing is. Needs nothing installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, pinnedNode, root } from './pinned-node.mjs';

const stamp = join(root, 'node_modules/.samtale-installed');

/** Makes node_modules what the lockfile says, on the pinned Node. Whether anything was installed. */
export function setUp() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.log('Installing what is missing …');
  npm(pinnedNode(), ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
  return true;
}
