import { gzipSync } from 'node:zlib';
import { OutboundClient } from '@samtale/providers/http';
import { afterAll, expect, test } from 'vitest';
import { useLocalSite } from '../../../../../test/local-site.ts';
import type { Reading } from '../reading.ts';
import type { SiteSettings } from '../site-settings.ts';
import { SiteReader } from './site-reader.ts';

const http = new OutboundClient(['127.0.0.1']);
afterAll(() => http.close());
const site = useLocalSite();
const elsewhere = useLocalSite();

const settings = (more: Partial<SiteSettings> = {}): SiteSettings => ({
  url: `${site.url}/`,
  addAfterUrl: '',
  includeUnderPages: true,
  includeOnlyStartedWith: [],
  notIncludeInUrl: [],
  excludedContent: [],
  mainTagName: '',
  lastModifiedTagName: '',
  timeoutSecond: 5,
  signIn: null,
  ...more,
});
const reader = (more: Partial<SiteSettings> = {}) => new SiteReader(http, settings(more), 'firm');
const begun = async (more: Partial<SiteSettings> = {}) => {
  const made = reader(more);
  const { seeds, failure } = await made.begin();
  expect(failure).toBeUndefined();
  return { made, seeds: seeds.map((seed) => seed.replace(site.url, '')) };
};
const page = (content: string, head = '') =>
  `<html lang="da"><head>${head}</head><body><main>${content}</main></body></html>`;
const paths = (reading: Reading) =>
  'links' in reading ? reading.links.map((link) => link.replace(site.url, '')) : null;
const read = async (path: string, more: Partial<SiteSettings> = {}) => {
  const { made } = await begun(more);
  return made.read(site.url + path);
};

test('a site that cannot be reached by https is read by http, unless one signs in there', async () => {
  site.pages['/'] = { body: page('<h1>Cykler</h1><p>Vi sælger cykler.</p>') };
  const secure = { url: site.url.replace('http:', 'https:') };
  const { made, seeds } = await begun(secure);
  expect(seeds).toEqual(['/']);
  expect(await made.read(`${site.url}/`)).toMatchObject({ kind: 'page', title: 'Cykler' });
  const signIn = { username: 'me', password: 'secret', loginUrl: '', form: '', usernameField: '' };
  const kept = { ...signIn, passwordField: '', usernameNext: '', successText: '' };
  expect(await reader({ ...secure, signIn: kept }).begin()).toMatchObject({
    failure: { failure: 'unreachable' },
  });
});

test('a page is read with what it says about itself and where it leads', async () => {
  site.pages['/'] = {
    body: page(
      '<h1>Åbningstider</h1><p>Vi har åbent. <a href="/kontakt?utm_source=x#top">Kontakt</a> <a href="https://example.com/">andre</a> <a rel="nofollow" href="/login">ind</a> <a href="billede.png">billede</a> <a href="/folder.pdf">folder</a> <a href="mailto:hej@example.dk">skriv</a></p>',
      '<title>Åbningstider | Biblioteket</title><meta property="og:site_name" content="Biblioteket"><meta property="article:modified_time" content="2026-03-12T10:00:00+01:00">',
    ),
    headers: { etag: '"1"', 'last-modified': 'Thu, 12 Mar 2026 09:00:00 GMT' },
  };
  expect(await read('/')).toEqual({
    kind: 'page',
    url: `${site.url}/`,
    title: 'Åbningstider',
    text: '# Åbningstider\n\nVi har åbent. Kontakt andre ind billede folder skriv (hej@example.dk)',
    language: 'da',
    lastModified: '2026-03-12T09:00:00.000Z',
    links: [`${site.url}/kontakt`, `${site.url}/folder.pdf`],
    contact: { email: 'hej@example.dk' },
    etag: '"1"',
    httpLastModified: 'Thu, 12 Mar 2026 09:00:00 GMT',
  });
});

test('letters are read as they are meant, whoever says how they are written', async () => {
  const written = Buffer.from('<p>Blåbærgrød på Ærø</p>', 'latin1');
  const body = (bytes: Buffer) => ({ body: bytes, headers: { 'content-type': 'text/html' } });
  site.pages = {
    '/': page('<p>her</p>'),
    '/header': { body: written, headers: { 'content-type': 'text/html; charset=iso-8859-1' } },
    '/meta': body(Buffer.concat([Buffer.from('<meta charset="windows-1252">'), written])),
    '/nobody': body(written),
    '/utf8': body(Buffer.from('<p>Blåbærgrød på Ærø</p>')),
    '/utf16': body(Buffer.from('\ufeff<p>Blåbærgrød på Ærø</p>', 'utf16le')),
  };
  const { made } = await begun();
  for (const path of ['/header', '/meta', '/nobody', '/utf8', '/utf16'])
    expect(await made.read(site.url + path), path).toMatchObject({ text: 'Blåbærgrød på Ærø' });
});

test('a page that is as known, gone, or not to be had is told as such', async () => {
  site.pages = {
    '/': page('<p>her</p>'),
    '/known': ({ headers }) =>
      headers['if-none-match'] === '"7"'
        ? { status: 304 }
        : { body: page('<p>7</p>'), headers: { etag: '"7"' } },
    '/old': { status: 410 },
    '/closed': { status: 403 },
    '/empty': page(''),
    '/picture': { body: Buffer.from([1, 2]), headers: { 'content-type': 'image/png' } },
    '/slow': { silent: true },
  };
  const { made } = await begun({ timeoutSecond: 1 });
  const known = { etag: '"7"', httpLastModified: null };
  expect(await made.read(`${site.url}/known`)).toMatchObject({ kind: 'page', etag: '"7"' });
  expect(await made.read(`${site.url}/known`, known)).toEqual({ kind: 'unchanged' });
  expect(await made.read(`${site.url}/old`)).toEqual({ kind: 'gone', status: 410 });
  expect(await made.read(`${site.url}/nowhere`)).toEqual({ kind: 'gone', status: 404 });
  const failures = {
    '/closed': 'status',
    '/empty': 'noText',
    '/picture': 'notReadable',
    '/slow': 'timedOut',
  };
  for (const [path, failure] of Object.entries(failures))
    expect(await made.read(site.url + path)).toMatchObject({ kind: 'failed', failure });
});

test('redirects are followed to what is to be read, and told where they lead elsewhere', async () => {
  elsewhere.pages['/'] = page('<p>andre</p>');
  site.pages = {
    '/': page('<p>her</p>'),
    '/a': { status: 301, headers: { location: '/a/' } },
    '/a/': page('<p>a</p>'),
    '/b': { status: 302, headers: { location: '/hemmelig/b' } },
    '/hemmelig/b': page('<p>b</p>'),
    '/c': { status: 302, headers: { location: `${elsewhere.url.replace('127.0.0.1', 'localhost')}/` } },
    '/round': { status: 302, headers: { location: '/round' } },
  };
  const { made } = await begun({ notIncludeInUrl: ['hemmelig'] });
  expect(await made.read(`${site.url}/a`)).toMatchObject({ kind: 'page', url: `${site.url}/a/` });
  expect(made.accepts('/a', site.url)).toBe(`${site.url}/a/`);
  expect(await made.read(`${site.url}/b`)).toEqual({ kind: 'moved', url: `${site.url}/hemmelig/b` });
  expect(await made.read(`${site.url}/c`)).toMatchObject({ kind: 'moved' });
  expect(await made.read(`${site.url}/round`)).toMatchObject({ kind: 'failed', failure: 'status' });
  expect(site.asked.map(({ path }) => path)).not.toContain('/hemmelig/b');
  expect(elsewhere.asked).toEqual([]);
});

test('only the public Internet is asked, redirects included', async () => {
  elsewhere.pages = { '/': page('<p>andre</p>'), '/start': page('<p>andre</p>') };
  site.pages = {
    '/': page('<p>her</p>'),
    '/inside': { status: 302, headers: { location: 'http://10.0.0.1/' } },
    '/robots.txt': { status: 302, headers: { location: 'http://169.254.169.254/latest' } },
  };
  const outside = new OutboundClient();
  const start = await new SiteReader(outside, settings(), 'firm').begin();
  expect(start.failure).toMatchObject({ failure: 'forbiddenAddress' });
  expect(site.asked).toEqual([]);
  await outside.close();
  const begin = await reader().begin();
  expect(begin.failure).toMatchObject({ failure: 'forbiddenAddress' });
});

test('a start that leads to nowhere is told', async () => {
  expect((await reader({ url: 'ikke en adresse' }).begin()).failure?.failure).toBe('badAddress');
  expect((await reader({ url: 'http://127.0.0.1:9/' }).begin()).failure?.failure).toBe('unreachable');
  expect((await reader().begin()).failure).toEqual({ failure: 'status', detail: '404' });
  site.pages['/'] = { status: 302, headers: { location: 'http://login.example.com/' } };
  expect((await reader().begin()).failure).toEqual({
    failure: 'status',
    detail: '302 http://login.example.com/',
  });
});

test('addresses are written in one way, and only those that are to be read are accepted', async () => {
  site.pages['/'] = page('<p>her</p>');
  const { made } = await begun({
    includeOnlyStartedWith: ['/da/', `${site.url}/nyt`],
    notIncludeInUrl: ['/Arkiv'],
  });
  const accepted = (link: string) => made.accepts(link, `${site.url}/da/`)?.replace(site.url, '') ?? null;
  expect(accepted('side?b=1&utm_campaign=x&fbclid=2#her')).toBe('/da/side?b=1');
  expect(accepted('/da/side/?b=1')).toBe('/da/side?b=1');
  expect(accepted('/da/om/')).toBe('/da/om/');
  expect(accepted('/da/om')).toBe('/da/om/');
  expect(accepted('/nyt/2026')).toBe('/nyt/2026');
  expect(accepted('/')).toBe('/');
  for (const link of [
    '/en/',
    '/da/arkiv/1',
    'x.jpg',
    'mailto:a@b.dk',
    'javascript:1',
    'https://example.com/da/',
  ])
    expect(accepted(link), link).toBeNull();
  expect(accepted('brochure.PDF')).toBe('/da/brochure.PDF');
});

test('one page is read alone when links are not followed', async () => {
  site.pages = { '/': page('<p>her <a href="/b">b</a></p>'), '/sitemap.xml': '<urlset/>' };
  const { made, seeds } = await begun({ includeUnderPages: false });
  expect(seeds).toEqual(['/']);
  expect(paths(await made.read(`${site.url}/`))).toEqual([]);
  expect(site.asked.map(({ path }) => path)).not.toContain('/sitemap.xml');
});

test('robots.txt is obeyed', async () => {
  site.pages = {
    '/': page(
      '<p><a href="/privat/1">1</a> <a href="/privat/aaben">2</a> <a href="/x.php?sort=1">3</a> <a href="/y">4</a></p>',
    ),
    '/robots.txt': {
      body: 'User-agent: *\nDisallow: /\n\nUser-agent: Samtale\nuser-agent: other\nDisallow: /privat # ikke\nAllow: /privat/aaben$\nDisallow: /*?sort=\nCrawl-delay: 3\n',
      headers: { 'content-type': 'text/plain' },
    },
  };
  const { made } = await begun();
  expect(made.crawlDelay).toBe(3);
  expect(paths(await made.read(`${site.url}/`))).toEqual(['/privat/aaben', '/y']);
  site.pages['/robots.txt'] = {
    body: 'User-agent: *\nDisallow: /',
    headers: { 'content-type': 'text/plain' },
  };
  expect((await reader().begin()).failure).toEqual({ failure: 'robots', detail: '' });
  site.pages['/robots.txt'] = { status: 500 };
  expect((await reader().begin()).failure).toEqual({ failure: 'robots', detail: '500' });
});

test('what site maps name is where reading starts, however they are written', async () => {
  const named = (...names: string[]) =>
    names.map((name) => `<url><loc>${site.url}${name}</loc></url>`).join('');
  site.pages = {
    '/': page('<p>her</p>'),
    '/robots.txt': { body: `Sitemap: ${site.url}/index.xml`, headers: { 'content-type': 'text/plain' } },
    '/index.xml': `<?xml version="1.0"?><sitemapindex><sitemap><loc>${site.url}/a.xml.gz</loc></sitemap><sitemap><loc>${site.url}/b.txt</loc></sitemap><sitemap><loc>${site.url}/index.xml</loc></sitemap><sitemap><loc>${site.url}/missing.xml</loc></sitemap></sitemapindex>`,
    '/a.xml.gz': {
      body: gzipSync(
        `<urlset>${named('/a', '/b', '/a#x')}<url><loc><![CDATA[${site.url}/c?x=1&y=2]]></loc><image:image><image:loc>${site.url}/d</image:loc></image:image></url><url><loc>https://example.com/</loc></url></urlset>`,
      ),
      headers: { 'content-type': 'application/gzip' },
    },
    '/b.txt': { body: `${site.url}/e\n${site.url}/f\n`, headers: { 'content-type': 'text/plain' } },
  };
  expect((await begun()).seeds).toEqual(['/', '/a', '/b', '/c?x=1&y=2', '/e', '/f']);
});

test('a page that is not to be found leads on, and one whose links are not to be followed does not', async () => {
  const linked = '<p>tekst <a href="/b">b</a></p>';
  site.pages = {
    '/': page(linked),
    '/meta': page(linked, '<meta name="robots" content="noindex">'),
    '/header': { body: page(linked), headers: { 'x-robots-tag': 'noindex' } },
    '/other': { body: page(linked), headers: { 'x-robots-tag': 'googlebot: noindex' } },
    '/nofollow': page(linked, '<meta name="robots" content="nofollow">'),
    '/canonical?x=1': page(linked, '<link rel="canonical" href="/canonical">'),
    '/menu': page('<a href="/b"></a>'),
  };
  const { made } = await begun();
  const kinds = { '/meta': 'unlisted', '/header': 'unlisted', '/other': 'page', '/nofollow': 'page' };
  for (const [path, kind] of Object.entries(kinds)) {
    const reading = await made.read(site.url + path);
    expect(reading.kind, path).toBe(kind);
    expect(paths(reading), path).toEqual(path === '/nofollow' ? [] : ['/b']);
  }
  expect(await made.read(`${site.url}/canonical?x=1`)).toMatchObject({ url: `${site.url}/canonical` });
  expect(await made.read(`${site.url}/menu`)).toMatchObject({ failure: 'noText', links: [`${site.url}/b`] });
});

test('what is put behind addresses is asked for and not kept', async () => {
  site.pages = {
    '/?print=1': page('<p>trykt <a href="/b?print=1">b</a> <a href="/c?x=1">c</a></p>'),
    '/c?x=1&print=1': page('<p>c</p>'),
  };
  const { made, seeds } = await begun({ addAfterUrl: '?print=1' });
  expect(seeds).toEqual(['/']);
  expect(paths(await made.read(`${site.url}/`))).toEqual(['/b', '/c?x=1']);
  expect(await made.read(`${site.url}/c?x=1`)).toMatchObject({ url: `${site.url}/c?x=1`, text: 'c' });
});

test('of a huge page the beginning is read, also where it was compressed', async () => {
  const huge = page(`<p>begynder</p>${'<p>fyld fyld fyld fyld</p>'.repeat(300_000)}`);
  site.pages = {
    '/': { body: gzipSync(huge), headers: { 'content-encoding': 'gzip' } },
  };
  const reading = await read('/');
  expect(reading.kind === 'page' && reading.text.startsWith('begynder')).toBe(true);
  expect(reading.kind === 'page' && reading.text.length).toBeLessThan(5 * 1024 * 1024);
});

test('a document within the site is read as one', async () => {
  const bytes = Buffer.from('Priser\n\nBørn går gratis ind.');
  site.pages = {
    '/': page('<p>her</p>'),
    '/priser.txt': { body: bytes, headers: { 'content-type': 'text/plain', etag: '"d"' } },
    '/hent?id=1': {
      body: bytes,
      headers: {
        'content-type': 'text/plain',
        'content-disposition': 'attachment; filename="priser 2026.txt"',
      },
    },
    '/lie.pdf': { body: Buffer.from('MZ\0\0'), headers: { 'content-type': 'application/pdf' } },
  };
  const { made } = await begun();
  expect(await made.read(`${site.url}/priser.txt`)).toEqual({
    kind: 'document',
    url: `${site.url}/priser.txt`,
    title: 'priser',
    language: null,
    parts: [{ title: '', page: null, text: 'Priser\n\nBørn går gratis ind.' }],
    etag: '"d"',
    httpLastModified: null,
  });
  expect(await made.read(`${site.url}/hent?id=1`)).toMatchObject({ title: 'priser 2026' });
  expect(await made.read(`${site.url}/lie.pdf`)).toMatchObject({ kind: 'failed', failure: 'notReadable' });
});
