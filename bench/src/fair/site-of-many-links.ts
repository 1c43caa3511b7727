import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a website on this machine whose every page leads to 3,000 others. Its address. */
export async function siteOfManyLinks(): Promise<string> {
  const site = createServer((request, reply) => {
    const links = Array.from({ length: 3000 }, (_, i) => `<a href="${request.url}/${i}">Side ${i}</a>`);
    reply
      .setHeader('content-type', 'text/html')
      .end(`<title>Side</title><main><p>Tekst</p>${links.join(' ')}</main>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}
