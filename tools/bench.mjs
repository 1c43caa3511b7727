// npm run bench: installs what is missing, builds what changed, and measures.
import { onPinnedNode } from './on-pinned-node.mjs';

await onPinnedNode();
const { build } = await import('./build.mjs');
build();
await import('../bench/src/main.ts');
