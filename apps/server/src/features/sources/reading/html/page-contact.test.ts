import { expect, test } from 'vitest';
import { readHtml } from '../../../../../test/read-html.ts';

/** How a page says that its company is reached. */
const contact = (html: string) => readHtml(html).contact;

test('how a company is reached is what the page tells machines', () => {
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
  [{ addressCountry: { '@type': 'Country', name: 'United Kingdom' } }, 'X', 'Lakeside Road 3, Windermere X'],
  [{}, 'la23 1ab', 'Lakeside Road 3, Windermere la23 1ab'],
  [{ addressCountry: 'US' }, '62701', 'Lakeside Road 3, Windermere 62701'],
  [{ addressCountry: 'DE' }, '20095', 'Lakeside Road 3, 20095 Windermere'],
  [{}, '1012 AB', 'Lakeside Road 3, 1012 AB Windermere'],
  [{ addressCountry: 'GB' }, undefined, 'Lakeside Road 3, Windermere'],
] as const)('an address is written as in its country: %o, %s', ([country, postalCode, written]) => {
  const place = { streetAddress: 'Lakeside Road 3', addressLocality: 'Windermere', postalCode };
  const shop = JSON.stringify({ '@type': 'Store', address: { ...place, ...country } });
  expect(contact(`<main>x</main><script type="application/ld+json">${shop}</script>`).address).toBe(written);
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
  const said = '<p>Mosevej 14<br>9380 Vestbjerg</p><p>Tlf. 98 12 34 56</p><p>Skriv til hej@skole.example</p>';
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

test('how a company is reached is else where its links call and write to; what is broken or too long says nothing', () => {
  expect(contact('<main>Tekst</main><a href="tel:87%2065%2043%2021">Ring</a>')).toEqual({
    phone: '87 65 43 21',
  });
  expect(contact('<a href="mailto:hej@example.dk?subject=Hej">Skriv</a>')).toEqual({
    email: 'hej@example.dk',
  });
  expect(contact('<main>x</main><script type="application/ld+json">{"telephone":</script>')).toEqual({});
  expect(contact(`<a href="tel:${'1'.repeat(300)}">Ring</a><a href="mailto:%E0%A4%A">Skriv</a>`)).toEqual({});
});
