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
