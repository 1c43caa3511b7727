// npm start: installs what is missing, builds what changed, and runs the server in this process.
import { onPinnedNode } from './on-pinned-node.mjs';

await onPinnedNode();
const { build } = await import('./build.mjs');
build();
await import('./serve.mjs');
