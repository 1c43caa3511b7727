import { expect, test } from 'vitest';
import { useSources } from '../../../test/use-sources.ts';
import { sitePage } from '../../../test/web-site.ts';

const { site, s } = useSources();

/** Has pages with these words read, by their titles, and tells which are found for a question. */
async function finding(pages: Readonly<Record<string, string>>) {
  const titles = Object.keys(pages);
  const links = Object.fromEntries(titles.map((title, index) => [`/${index}`, title]));
  site.pages = {
    '/': sitePage('Forside', '<p>Velkommen.</p>', links),
    ...Object.fromEntries(
      titles.map((title, index) => [`/${index}`, sitePage(title, `<p>${pages[title]}</p>`)]),
    ),
  };
  const { id } = await s().add({ url: `${site.url}/` });
  return {
    titleFor: async (question: string) => (await s().search(question))[0]?.title,
    end: () => s().remove(id),
  };
}

test('of passages with as many words of a question the one comes first that tells the time or the measure asked for', async () => {
  const { titleFor, end } = await finding({
    Højtider: 'Juleaften kan hunde ikke afleveres. Anden juledag er alt som på en søndag.',
    Tider: 'Hunde kan afleveres lørdag og søndag kl. 9–10, på hverdage hele formiddagen fra kl. 7.',
    Hold: 'Hundene på holdet leger, og nye hunde kan begynde løbende.',
    Krav: 'Der er få krav til hundene, blot skal nye hunde være mindst fem måneder gamle.',
  });
  expect(await titleFor('Hvornår kan hunden afleveres om søndagen?')).toBe('Tider');
  expect(await titleFor('Hvor gammel skal hunden være?')).toBe('Krav');
  await end();
});

test('what no page says is looked for in the words by which companies say the same', async () => {
  const { titleFor, end } = await finding({
    'Det praktiske': 'Medbring hundens eget foder og et halsbånd.',
    Rundtur: 'Du er velkommen til at kigge forbi inden opholdet.',
    Hverdagen: 'Hundene luftes fire gange om dagen.',
  });
  expect(await titleFor('Hvad skal jeg pakke?')).toBe('Det praktiske');
  expect(await titleFor('Kan man komme på besøg først?')).toBe('Rundtur');
  await end();
});

test('an amount, hours, a number to call or a period is answered by what tells it, and not by what shares words', async () => {
  const { titleFor, end } = await finding({
    Afbestilling:
      'Afbestiller du senest 30 dage før, får du depositummet tilbage. Ellers betales depositummet ikke.',
    Booking: 'Du kan booke her, på telefon eller ved at skrive. Der betales et depositum på 25 % af prisen.',
    Kiosk: 'Kiosken har åbent alle dage kl. 8–20 og sælger is.',
    'Åbningstider i receptionen': 'Mandag til fredag kl. 9–18. Lørdag fri.',
    Brusere: 'Bruserne er gratis og har åbent hele natten.',
    Faste: 'Der er pladser for hele sæsonen. En plads koster 14.500 kr. for sæsonen.',
    Sæson: 'Pladsen kan bruges fra 28. marts til 18. oktober.',
    Ankomst: 'Ring på telefon inden ankomst, så finder vi dit nummer.',
    Find: 'Skriv eller kom forbi.<br>48 30 11 22',
  });
  expect(await titleFor('Hvor meget skal jeg betale i depositum?')).toBe('Booking');
  expect(await titleFor('Hvornår har I åbent?')).toBe('Åbningstider i receptionen');
  expect(await titleFor('Har I åbent nu?')).toBe('Åbningstider i receptionen');
  expect(await titleFor('Hvor lang er sæsonen?')).toBe('Sæson');
  expect(await titleFor('Hvad er jeres telefonnummer?')).toBe('Find');
  await end();
});

test('a "yes" of an FAQ covers little of what asks for a time, and what is about nothing finds nothing', async () => {
  const { titleFor, end } = await finding({
    Toilet: 'Ja, I kan tømme toiletkassetten bag bygningen.',
  });
  const coverageOf = async (question: string) => (await s().search(question))[0]?.coverage ?? 0;
  expect(await coverageOf('Hvornår skal man tømme toiletkassetten?')).toBeLessThan(0.3);
  expect(await coverageOf('Kan man tømme toiletkassetten?')).toBeGreaterThan(0.5);
  for (const question of ['ja', 'ja tak', 'hvorfor spørger du?'])
    expect(await titleFor(question)).toBeUndefined();
  await end();
});

test('what is called by the thing asked about comes before what mentions it, and a row is called by its first cell', async () => {
  const { titleFor, end } = await finding({
    'Bange dyr': 'Er din hund bange for dyrlægen, så kom forbi til en godbid hos dyrlægen.',
    Dyrlægerne: 'Karen Holm har ejet klinikken siden 2009. Jonas Friis kom til i 2018.',
    Tænder: 'En tandrensning koster 2.900 kr., også med røntgen af tænderne før og røntgen efter.',
    Takster: 'Alle takster er med moms.</p><table><tr><td>Røntgen</td><td>1.450 kr.</td></tr></table><p>',
  });
  expect(await titleFor('Hvem er dyrlægerne?')).toBe('Dyrlægerne');
  expect(await titleFor('Hvad koster røntgen?')).toBe('Takster');
  await end();
});

test('pages in the language of the bot come before those in the other one', async () => {
  const { titleFor, end } = await finding({
    Payment: 'We take MobilePay and cards, and with MobilePay you can pay for all of your visits here.',
    Betaling: 'Du kan betale med kort, kontant og med MobilePay, når I henter jeres dyr hos os.',
  });
  expect(await titleFor('Tager I MobilePay?')).toBe('Betaling');
  await end();
});
