import { expect, test } from 'vitest';
import { parseRobots } from './robots.ts';

/** Which of these paths may be read. */
const allowed = (text: string, ...paths: string[]) => paths.filter((path) => parseRobots(text).allows(path));

test('the longest rule that fits decides, and of two as long the one that allows', () => {
  const rules = 'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\nAllow: /x\nDisallow: /x';
  expect(allowed(rules, '/', '/a', '/a/b', '/a/b/c/d', '/x')).toEqual(['/', '/a/b', '/x']);
});

test('stars stand for anything and a dollar for the end', () => {
  const rules = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*/privat*side\nDisallow: /slut$';
  expect(
    allowed(
      rules,
      '/a.pdf',
      '/a.pdf?x',
      '/a/b.pdf.html',
      '/da/privat-min-side/1',
      '/privatside',
      '/slut',
      '/slutning',
    ),
  ).toEqual(['/a.pdf?x', '/a/b.pdf.html', '/privatside', '/slutning']);
});

test('letters are the same however they are written', () => {
  expect(allowed('User-agent: *\nDisallow: /børn', '/b%C3%B8rn/1', '/b%c3%b8rn', '/unge')).toEqual(['/unge']);
  expect(allowed('User-agent: *\nDisallow: /b%C3%B8rn', '/b%C3%B8rn/1')).toEqual([]);
  expect(allowed('User-agent: *\nDisallow: /%zz', '/%zz', '/a')).toEqual(['/a']);
});

test('who is named obeys its own rules only, several groups of them included', () => {
  const rules =
    'User-agent: *\nDisallow: /\nCrawl-delay: 60\n\nUser-agent: other\nUser-agent: SAMTALE/2.0\nDisallow: /a\n\nUser-agent: samtale\nDisallow: /b\nSitemap: https://example.dk/kort.xml\n';
  expect(allowed(rules, '/', '/a', '/b')).toEqual(['/']);
  expect(parseRobots(rules)).toMatchObject({
    crawlDelaySeconds: 0,
    siteMaps: ['https://example.dk/kort.xml'],
  });
  expect(parseRobots('User-agent: *\nCrawl-delay: 60').crawlDelaySeconds).toBe(10);
});

test('what forbids nothing, or is no such file, allows everything', () => {
  for (const text of ['', 'User-agent: *\nDisallow:', '<html>x: y</html>', '\u0000\u0001', 'Disallow: /'])
    expect(allowed(text, '/a'), text).toEqual(['/a']);
});

test('rules that are made to be slow are not', () => {
  const rules = `User-agent: *\n${'Disallow: /*a*a*a*a*a*a*a*a*a*a*b$\n'.repeat(2000)}`;
  const started = performance.now();
  expect(allowed(rules, `/${'a'.repeat(1500)}`)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a line of white space without end is read at once', () => {
  const started = performance.now();
  parseRobots(`a:${'\t'.repeat(400_000)}#\u2028x`);
  expect(performance.now() - started).toBeLessThan(500);
});
