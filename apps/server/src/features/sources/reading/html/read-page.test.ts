import { describe, expect, test } from 'vitest';
import type { PageSelection } from '../reading-tasks.ts';
import { readPage } from './read-page.ts';

const read = (html: string, selection: Partial<PageSelection> = {}) =>
  readPage({
    bytes: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    url: 'https://www.example.dk/hjem/side',
    selection: { excludedContent: [], mainTagName: '', lastModifiedTagName: '', ...selection },
  });
const textOf = (html: string, selection?: Partial<PageSelection>) => read(html, selection).text;

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
  const title = (head: string, heading = '') => read(`<head>${head}</head><main>${heading}x</main>`).title;
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
    read(html, { lastModifiedTagName }).lastModified;
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
  const page = read(
    '<html lang="da-DK"><base href="/rod/"><nav><a href="a">a</a><a href="a#b">b</a></nav><a href="mailto:x@y.dk">x</a><a rel="nofollow" href="n">n</a><meta http-equiv="refresh" content="0; url=videre">',
  );
  expect(page.language).toBe('da');
  expect(page.links).toEqual([
    'https://www.example.dk/rod/a',
    'https://www.example.dk/rod/a#b',
    'https://www.example.dk/rod/videre',
  ]);
});

describe('how a company is reached', () => {
  const contact = (html: string) => read(html).contact;

  test('is what the page tells machines', () => {
    const shop = {
      '@graph': [
        { '@type': 'WebSite', name: 'Fjordens Cykler' },
        {
          '@type': 'BicycleStore',
          telephone: ' 12 34 56 78 ',
          email: 'mailto:hej@example.dk',
          address: { streetAddress: 'Havnegade 1', postalCode: '8000', addressLocality: 'Aarhus' },
          openingHours: ['Sa 10-14', 'Mo-We,Fr 09:30-17:00'],
        },
      ],
    };
    const page = `<main>Tekst <a href="tel:+4587654321">ring</a></main><script type="application/ld+json">${JSON.stringify(shop)}</script>`;
    expect(contact(page)).toEqual({
      phone: '12 34 56 78',
      email: 'hej@example.dk',
      address: 'Havnegade 1, 8000 Aarhus',
      hours: [
        ...[1, 2, 3, 5].map((day) => ({ day, from: '09:30', to: '17:00' })),
        { day: 6, from: '10:00', to: '14:00' },
      ],
    });
  });

  test.for([
    [{ addressCountry: 'GB' }, 'LA23 1AB', 'Lakeside Road 3, Windermere LA23 1AB'],
    [
      { addressCountry: { '@type': 'Country', name: 'United Kingdom' } },
      'X',
      'Lakeside Road 3, Windermere X',
    ],
    [{}, 'la23 1ab', 'Lakeside Road 3, Windermere la23 1ab'],
    [{ addressCountry: 'US' }, '62701', 'Lakeside Road 3, Windermere 62701'],
    [{ addressCountry: 'DE' }, '20095', 'Lakeside Road 3, 20095 Windermere'],
    [{}, '1012 AB', 'Lakeside Road 3, 1012 AB Windermere'],
    [{ addressCountry: 'GB' }, undefined, 'Lakeside Road 3, Windermere'],
  ] as const)('an address is written as in its country: %o, %s', ([country, postalCode, written]) => {
    const place = { streetAddress: 'Lakeside Road 3', addressLocality: 'Windermere', postalCode };
    const shop = JSON.stringify({ '@type': 'Store', address: { ...place, ...country } });
    expect(contact(`<main>x</main><script type="application/ld+json">${shop}</script>`).address).toBe(
      written,
    );
  });

  test('hours may be told a day at a time; those of a season, and what are none, are left out', () => {
    const specified = [
      { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '9:00', closes: '17:00:00' },
      { dayOfWeek: 'Friday', opens: '20:00', closes: '00:00' },
      { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
      { dayOfWeek: 'Saturday', opens: '10:00', closes: '14:00', validFrom: '2026-12-01' },
      { dayOfWeek: 'PublicHolidays', opens: '10:00', closes: '12:00' },
      { dayOfWeek: 'Monday', opens: '16:00', closes: '18:00' },
      { dayOfWeek: 'Thursday' },
    ];
    const shop = { '@type': 'Store', openingHoursSpecification: specified, openingHours: 'Su 1-2' };
    const page = `<main>x</main><script type="application/ld+json">${JSON.stringify(shop)}</script>`;
    expect(contact(page).hours).toEqual([
      { day: 1, from: '09:00', to: '18:00' },
      { day: 2, from: '09:00', to: '17:00' },
      { day: 5, from: '20:00', to: '23:59' },
    ]);
  });

  const hoursOf = (openingHours: unknown) =>
    contact(`<main>x</main><script type="application/ld+json">${JSON.stringify({ openingHours })}</script>`)
      .hours;

  test('hours of a day may be parted, and are told once', () => {
    expect(hoursOf('Mo 9-12, 13-17')).toEqual([
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '13:00', to: '17:00' },
    ]);
    expect(hoursOf(['Mo 9-17', 'Mo 9-17', 'Su closed'])).toEqual([{ day: 1, from: '09:00', to: '17:00' }]);
  });

  test.for([
    'Mo-Th 17:00-23:00, Fr-Sa 17:00-02:00',
    'Fr 18-24:30',
    'Mo-Fr 9-17, and by appointment 19-21',
    'Mo 9:00am-5:00pm',
    'Mo 0930-1700',
    'Xx 9-17',
    '24/7',
    `${'Mo-Su,'.repeat(40)} 1-2`,
    Array.from({ length: 51 }, () => 'Mo 9-17'),
  ])('hours of which some cannot be told are not told at all: %s', (openingHours) => {
    expect(hoursOf(openingHours)).toBeUndefined();
  });

  test('what the foot of a page says in words is how its company is reached', () => {
    const foot = (html: string) => contact(`<main>CVR 12 34 56 78, skriv til andre@example.dk</main>${html}`);
    expect(
      foot(
        '<footer><p>Hundepension Nordmose<br>Mosevej 14<br>9380 Vestbjerg</p><p>Tlf.: <b>98 12 34 56</b> · hej@nordmose.example</p></footer>',
      ),
    ).toEqual({ phone: '98 12 34 56', email: 'hej@nordmose.example', address: 'Mosevej 14, 9380 Vestbjerg' });
    expect(foot('<address>Call us at +44 20 7946 0958</address>')).toEqual({ phone: '+44 20 7946 0958' });
    expect(foot('<footer>CVR 12345678, konto 1234 1234567890</footer>')).toEqual({});
    expect(foot(`<footer>${'<i>'.repeat(3000)}Ring 98 12 34 56</footer>`)).toEqual({ phone: '98 12 34 56' });
    // What links call is said for machines.
    expect(foot('<footer>Tlf. 98 12 34 56 <a href="tel:11223344">os</a></footer>')).toEqual({
      phone: '11223344',
    });
  });

  test('a contact page says it anywhere, unless it tells several', () => {
    const us = (html: string, title = 'Kontakt os') =>
      contact(`<title>${title} | Køreskolen</title><main><h1>Velkommen</h1>${html}</main>`);
    const told = { phone: '98 12 34 56', email: 'hej@skole.example', address: 'Mosevej 14, 9380 Vestbjerg' };
    const said =
      '<p>Mosevej 14<br>9380 Vestbjerg</p><p>Tlf. 98 12 34 56</p><p>Skriv til hej@skole.example</p>';
    expect(us(said)).toEqual(told);
    expect(us(`${said}<p>hej@skole.example</p><script>tel = "Tlf. 11 22 33 44"</script>`)).toEqual(told);
    expect(us(`${said}<p>Mobil 11 22 33 44, ole@skole.example</p>`)).toEqual({ address: told.address });
    expect(us(said, 'Priser')).toEqual({});
  });

  test.for([
    ['7 Shore Lane<br>Newport SA42 0NR', '7 Shore Lane, Newport SA42 0NR'],
    ['12a Mill Road, Dinas Cross, Newport, SA42 0NR', '12a Mill Road, Dinas Cross, Newport SA42 0NR'],
    ['<div>10 High St</div><div>London</div><div>W1A 1AA</div>', '10 High St, London W1A 1AA'],
    ['20 Main Street, Springfield, IL 62704', '20 Main Street, Springfield IL 62704'],
    ['Hauptstraße 5<br>D-10115 Berlin', 'Hauptstraße 5, 10115 Berlin'],
    ['Storgatan 7, 111 22 Stockholm', 'Storgatan 7, 111 22 Stockholm'],
    ['Bus T5 Newport SA42 0NR', undefined],
    ['We have 120 Pitches, open May 2025', undefined],
  ] as const)('addresses of other countries are read, too: %s', ([html, address]) => {
    expect(contact(`<title>Contact us</title><main>Heron Bay<br>${html}<p>Welcome</p></main>`).address).toBe(
      address,
    );
  });

  const weekly = (...rows: [days: number[], from: string, to: string][]) =>
    rows
      .flatMap(([days, from, to]) => days.map((day) => ({ day, from, to })))
      .toSorted((one, other) => one.day - other.day);
  test.for([
    [
      '<h3>Åbningstider</h3><p><b>Mandag – torsdag:</b> 9.00–16.00</p><p>Fredag kl. 9 til 13</p><p>Lør og søn: lukket</p>Ring først',
      weekly([[1, 2, 3, 4], '09:00', '16:00'], [[5], '09:00', '13:00']),
    ],
    [
      '<table><caption>Opening hours</caption><tr><td>Mon, Wed</td><td>9am – 12pm, 1 pm to 5.30 pm</td></tr><tr><td>Sat</td><td>Closed</td></tr></table>',
      weekly([[1, 3], '09:00', '12:00'], [[1, 3], '13:00', '17:30']),
    ],
    ['<p>Åbningstider: Alle dage 10-18</p>', weekly([[0, 1, 2, 3, 4, 5, 6], '10:00', '18:00'])],
    [
      '<p>Åbningstider</p>Hverdage 8-15<footer>Åbningstider<br>Hverdage: 8.00 - 15.00</footer>',
      weekly([[1, 2, 3, 4, 5], '08:00', '15:00']),
    ],
    [
      '<h2>Åbningstider i receptionen</h2><p>Hverdage fra kl. 9 til 16</p><h2>Kioskens åbningstider</h2>Alle dage 8-20',
      weekly([[1, 2, 3, 4, 5], '09:00', '16:00']),
    ],
    ['<h2>Receptionens åbningstider:</h2>Lør 9-20', weekly([[6], '09:00', '20:00'])],
    [
      '<h2>Reception opening hours</h2><p>Monday to Friday 9 am to 6 pm<br>Sat: 10am–noon</p>',
      weekly([[1, 2, 3, 4, 5], '09:00', '18:00'], [[6], '10:00', '12:00']),
    ],
    ['<p>Velkommen. Vi har åbent alle dage kl. 9-21.</p>', weekly([[0, 1, 2, 3, 4, 5, 6], '09:00', '21:00'])],
    [
      '<p>The shop is open Mon to Fri from 9am to 5pm and Saturdays 10am to midday.</p>',
      weekly([[1, 2, 3, 4, 5], '09:00', '17:00'], [[6], '10:00', '12:00']),
    ],
    // What is called the company's comes before what is the reception's.
    [
      '<p>Åbningstider: Mandag 9-17</p><p>Åbningstider i butikken: Mandag 10-14</p>',
      weekly([[1], '09:00', '17:00']),
    ],
  ] as const)('hours are read under a heading that says so: %s', ([html, hours]) => {
    expect(contact(`<main>${html}</main>`).hours).toEqual(hours);
  });

  test.for([
    '<p>Mandag 9-17</p>',
    '<p>Åbningstider</p><p>Mandag 9-17</p><p>Lørdag efter aftale</p>',
    '<p>Åbningstider</p><p>Fredag 20-02</p>',
    '<p>Åbningstider</p><p>Se nedenfor</p><p>Mandag 9-17</p>',
    '<p>Åbningstider</p><p>Mandag 9-17</p><p>Åbningstider</p><p>Mandag 10-14</p>',
    '<p>Telefonens åbningstider</p><p>Mandag 9-17</p>',
    '<p>Åbningstider</p><p>Mandag 9-175</p>',
    '<h2>Reception opening hours</h2>Mon 9-17<h2>Shop opening hours</h2>Mon 8-20',
    '<h2>Kioskens åbningstider</h2>Mandag 9-17',
    '<p>Poolen er åben alle dage kl. 10–19.</p>',
    '<p>Vi har åbent alle dage kl. 9-21 i højsæsonen og ellers efter aftale.</p>',
    '<p>Åbningstider: Alle dage kl. 9-21 i højsæsonen</p>',
    '<p>Vi har åbent mandag 9-17 undtagen i juli.</p>',
    '<p>I juli og august: vi har åbent alle dage 9-21.</p>',
    '<p>Åbningstider</p><p>Man...</p>',
  ])('hours that may be others are not told: %s', (html) => {
    expect(contact(`<main>${html}</main>`).hours).toBeUndefined();
  });

  test('else where its links call and write to; what is broken or too long says nothing', () => {
    expect(contact('<main>Tekst</main><a href="tel:87%2065%2043%2021">Ring</a>')).toEqual({
      phone: '87 65 43 21',
    });
    expect(contact('<a href="mailto:hej@example.dk?subject=Hej">Skriv</a>')).toEqual({
      email: 'hej@example.dk',
    });
    expect(contact('<main>x</main><script type="application/ld+json">{"telephone":</script>')).toEqual({});
    expect(contact(`<a href="tel:${'1'.repeat(300)}">Ring</a><a href="mailto:%E0%A4%A">Skriv</a>`)).toEqual(
      {},
    );
  });
});
