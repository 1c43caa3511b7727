import { endpoints, Role } from '@samtale/contract';
import { expect, test } from 'vitest';
import { staffOf } from '../../../test/people.ts';
import { useSources } from '../../../test/use-sources.ts';
import { sitePage } from '../../../test/web-site.ts';

const { site, server, s } = useSources();

test('what most pages of a website say of the company is offered as its facts', async () => {
  const usual = '<p>Ring <a href="tel:+4570123456">70 12 34 56</a> til os.</p>';
  site.pages = {
    '/': sitePage('Cykler', `<p>Vi sælger cykler.</p>${usual}`, { '/fragt': 'Fragt', '/chefen': 'Chefen' }),
    '/fragt': sitePage('Fragt', `<p>Fragt koster 49 kroner.</p>${usual}`),
    '/chefen': sitePage(
      'Chefen',
      '<p>Skriv <a href="mailto:bo@example.dk">til Bo</a>, tlf. <a href="tel:11">11</a>.</p>',
    ),
  };
  const source = await s().add({ url: `${site.url}/` });
  const { call } = await staffOf(server, s().agentId, [Role.chatDeveloper]);
  const read = () => call(endpoints.settings.getCompanyFacts, { params: { agentId: s().agentId } });
  const found = async () => (await read()).foundList;
  expect(await found()).toEqual([
    { name: 'companyPhone', value: '+4570123456', url: expect.stringContaining(site.url) },
    { name: 'companyEmail', value: 'bo@example.dk', url: `${site.url}/chefen` },
  ]);
  expect((await read()).foundHours).toBeNull();
  await s().remove(source.id);
  expect(await found()).toEqual([]);
});

test('when a company is open is what most pages of its website say', async () => {
  const hours = (openingHours: string) =>
    `<p>Åbent.</p><script type="application/ld+json">${JSON.stringify({ '@type': 'Store', openingHours })}</script>`;
  site.pages = {
    '/': sitePage('Cykler', hours('Mo 9-17'), { '/fragt': 'Fragt', '/jul': 'Jul' }),
    '/fragt': sitePage('Fragt', hours('Mo 9-17')),
    '/jul': sitePage('Jul', hours('Mo 9-12')),
  };
  await s().add({ url: `${site.url}/` });
  const { call } = await staffOf(server, s().agentId, [Role.chatDeveloper]);
  const { foundHours } = await call(endpoints.settings.getCompanyFacts, {
    params: { agentId: s().agentId },
  });
  expect(foundHours).toEqual({
    url: expect.stringContaining(site.url),
    hourList: [{ dayOfWeek: 1, fromTime: '09:00', toTime: '17:00' }],
  });
});
