// npm start: installs what is missing, builds what changed, and runs the server in this process.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { onPinnedNode } from './on-pinned-node.mjs';
import { root } from './pinned-node.mjs';

await onPinnedNode();
const { build } = await import('./build.mjs');
await build();
enableCompileCache(join(root, '.cache/compiled'));
await import('../apps/server/src/main.ts');
