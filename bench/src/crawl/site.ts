// A website of so many pages that all lead to each other: node site.ts <pages>. Prints `ready` with its address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const pages = Number(process.argv[2]);
const linksOfPage = 20;

const paragraph = (page: number, index: number) =>
  `<p>Afsnit ${index} på side ${page}: <b>åbningstider</b>, priser og regler, som de gælder for alle, der besøger os i år. Ring eller skriv, hvis noget er uklart.</p>`;
const bodies = Array.from({ length: pages }, (_, page) => {
  const links = Array.from({ length: linksOfPage }, (_, index) => (page * linksOfPage + index + 1) % pages);
  const menu = links.map((to) => `<li><a href="/side-${to}">Side ${to}</a></li>`).join('');
  const text = Array.from({ length: 40 }, (_, index) => paragraph(page, index)).join('\n');
  return `<!doctype html><html lang="da"><head><title>Side ${page}</title></head><body><nav><ul>${menu}</ul></nav><main><h1>Side ${page}</h1>${text}<table><tr><th>Dag</th><th>Tid</th></tr><tr><td>Mandag</td><td>9-17</td></tr></table></main><footer>Kontakt</footer></body></html>`;
});

const server = createServer(({ url = '/' }, response) => {
  const body = bodies[url === '/' ? 0 : Number(/^\/side-(\d+)$/.exec(url)?.[1] ?? Number.NaN)];
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? '');
});
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  console.log(`ready ${JSON.stringify({ url })}`);
});
