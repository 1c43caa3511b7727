// npm run -s openapi: prints the OpenAPI document.
import { onPinnedNode } from './on-pinned-node.mjs';

await onPinnedNode();
const { openApiDocument } = await import('../apps/server/src/platform/http/openapi.ts');
console.log(JSON.stringify(openApiDocument(), null, 2));
