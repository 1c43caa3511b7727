import { expect, test } from 'vitest';
import { readHtml } from '../../../../../test/read-html.ts';
import type { PageSelection } from '../reading-tasks.ts';

const textOf = (html: string, selection?: Partial<PageSelection>) => readHtml(html, selection).text;

test('headings, lists, tables, lines and what can be called or written to are kept', () => {
  expect(
    textOf(`<main><h1>Åbningstider</h1>
      <p>Vi har <b>åbent</b>
        hver dag.<br>Undtagen søndag.</p>
      <p>Ring <a href="tel:+4512345678">12 34 56 78</a>, <a href="mailto:post@example.dk?subject=x">skriv</a> eller <a href="/kort">find os</a>.</p>
      <h2>Uge<span>planen</span></h2>
      <table><tr><th>Dag</th><th>Tid</th></tr><tr><td>Mandag<br>Tirsdag</td><td>10-17</td></tr></table>
      <ul><li>Et<ul><li>Et a</li></ul></li><li><p>To</p></li></ul>
      <dl><dt>Hvem</dt><dd>Alle</dd></dl></main>`),
  ).toBe(
    [
      '# Åbningstider',
      'Vi har åbent hver dag.\nUndtagen søndag.',
      'Ring 12 34 56 78, skriv (post@example.dk) eller find os.',
      '## Ugeplanen',
      'Dag | Tid\nMandag Tirsdag | 10-17',
      '- Et\n  - Et a\n- To',
      'Hvem',
      'Alle',
    ].join('\n\n'),
  );
});

test('a table that lays out a page is no table', () => {
  expect(
    textOf(
      '<table><tr><td><h2>Venstre</h2><p>a</p></td><td><table><tr><td>bredere tekst</td></tr></table></td></tr></table>',
    ),
  ).toBe('## Venstre\n\na\n\nbredere tekst');
});

test('what is opened by a click is text, what nobody sees is none', () => {
  expect(
    textOf(`<main><details><summary>Må jeg?</summary><p>Ja.</p></details>
      <h3><button aria-expanded="false" aria-controls="p1">Lån</button></h3><div id="p1" hidden>30 dage</div>
      <div style="display: none">skjult</div><p hidden>skjult</p><p aria-hidden="true">skjult</p>
      <script>skjult</script><style>skjult</style><template>skjult</template></main>`),
  ).toBe('## Må jeg?\n\nJa.\n\n### Lån\n\n30 dage');
});

test('menus, footers, banners and forms are left out', () => {
  const around = (
    content: string,
  ) => `<body class="has-cookie-banner"><header><nav><a href="/">Forside</a></nav>Logo</header>
    <div id="cookie-consent">Vi bruger cookies</div><ol class="breadcrumb"><li><a href="/">Forside</a></li></ol>
    ${content}<aside>Nyheder</aside><form><label>Søg</label><input><button>Søg</button></form><footer>CVR 1</footer></body>`;
  expect(textOf(around('<main><p>Indhold</p></main>'))).toBe('Indhold');
  expect(textOf(around('<div><div><p>Indhold uden mærke, som dog er længst på siden.</p></div></div>'))).toBe(
    'Indhold uden mærke, som dog er længst på siden.',
  );
  // Some systems wrap a whole page in a form.
  expect(
    textOf(`<form id="aspnetForm"><h1>Emne</h1><p>Indhold</p><input type="submit" value="Søg"></form>`),
  ).toBe('# Emne\n\nIndhold');
});

test('where nothing is marked, the fullest part is found and menus beside it are not', () => {
  const menu = Array.from(
    { length: 8 },
    (_, index) => `<li><a href="/${index}">Punkt nummer ${index}</a></li>`,
  ).join('');
  expect(
    textOf(
      `<body><div class="top"><ul>${menu}</ul></div><div class="page"><div class="left"><ul>${menu}</ul></div><div class="text"><ul>${menu}</ul><h1>Emne</h1><p>${'Indhold, der fylder. '.repeat(20)}</p></div></div></body>`,
    ),
  ).toBe(`# Emne\n\n${'Indhold, der fylder. '.repeat(20).trim()}`);
});

test('a teaser that is marked as an article does not hide the page', () => {
  const text = textOf(
    `<body><div><p>${'Siden handler om dette. '.repeat(20)}</p></div><article>Læs også</article></body>`,
  );
  expect(text).toContain('Siden handler om dette.');
});

test('selectors say what counts and what does not', () => {
  const page =
    '<body><nav class="x"><p>Menu</p></nav><div class="a"><p>En</p><p class="annonce">Køb</p><nav>Ind i</nav></div><div class="a">To</div><main>Hoved</main></body>';
  expect(textOf(page, { mainTagName: '.a', excludedContent: ['.annonce'] })).toBe('En\n\nTo');
  expect(textOf(page, { mainTagName: 'nav.x' })).toBe('Menu');
  expect(textOf(page, { mainTagName: '.findes-ikke' })).toBe('Hoved');
});

test('questions that a page tells machines only are taken, and those it shows are not doubled', () => {
  const faq = (answer: string) =>
    `<script type="application/ld+json">{"@graph":[{"@type":["FAQPage"],"mainEntity":[{"@type":"Question","name":"Koster det?","acceptedAnswer":{"@type":"Answer","text":"${answer}"}}]}]}</script>`;
  expect(textOf(`<main><p>Tekst</p></main>${faq('<p>Nej, det er <b>gratis</b>.</p>')}`)).toBe(
    'Tekst\n\n## Koster det?\n\nNej, det er gratis.',
  );
  expect(textOf(`<main><p>Nej, det er gratis.</p></main>${faq('Nej, det er gratis.')}`)).toBe(
    'Nej, det er gratis.',
  );
  expect(textOf('<main>Tekst</main><script type="application/ld+json">{broken</script>')).toBe('Tekst');
});

test('a page is called what it is called, without the site', () => {
  const title = (head: string, heading = '') =>
    readHtml(`<head>${head}</head><main>${heading}x</main>`).title;
  expect(title('<title>Priser | Eksempel</title><meta property="og:site_name" content="Eksempel">')).toBe(
    'Priser',
  );
  expect(title('<title>Eksempel – Priser</title>', '<h1>Priser</h1>')).toBe('Priser');
  expect(title('<title>Priser - hele året</title>')).toBe('Priser - hele året');
  expect(title('<title>a</title><meta property="og:title" content="Børn &amp; unge">')).toBe('Børn & unge');
  expect(title('', '<h1>Kun her</h1>')).toBe('Kun her');
  expect(title('')).toBe('side');
});

test('when it was changed is read as it is written', () => {
  const changed = (html: string, lastModifiedTagName = '') =>
    readHtml(html, { lastModifiedTagName }).lastModified;
  const day = '2024-03-12T00:00:00.000Z';
  for (const text of [
    'Opdateret 12.03.2024',
    '12. marts 2024',
    'den 12/3-2024',
    '2024-03-12',
    'March 12, 2024',
  ])
    expect(changed(`<p class="d">${text}</p>`, '.d'), text).toBe(day);
  expect(changed('<time class="d" datetime="2024-03-12T08:30:00+01:00">i går</time>', '.d')).toBe(
    '2024-03-12T07:30:00.000Z',
  );
  expect(changed('<meta name="sidst-rettet" content="12-03-2024">', 'sidst-rettet')).toBe(day);
  expect(changed('<time itemprop="dateModified" datetime="2024-03-12">')).toBe(day);
  expect(changed('<p class="d">i går</p>', '.d')).toBeNull();
});

test('the language and the links are those of the page', () => {
  const page = readHtml(
    '<html lang="da-DK"><base href="/rod/"><nav><a href="a">a</a><a href="a#b">b</a></nav><a href="mailto:x@y.dk">x</a><a rel="nofollow" href="n">n</a><meta http-equiv="refresh" content="0; url=videre">',
  );
  expect(page.language).toBe('da');
  expect(page.links).toEqual([
    'https://www.example.dk/rod/a',
    'https://www.example.dk/rod/a#b',
    'https://www.example.dk/rod/videre',
  ]);
});
