import { expect, it } from 'vitest';
import { newsOf } from './upload.ts';
import { accepted } from './use-uploads.ts';

it('tells a file that is there, one that is refused and one that is lost apart', () => {
  const sent = { id: crypto.randomUUID(), name: 'a.png', contentType: 'image/png', bytes: 3 };
  expect(newsOf(200, JSON.stringify(sent))).toEqual({ state: 'there', sent });
  const refusal = { code: 'badRequest', messageKey: 'file.error.kind', details: {} };
  expect(newsOf(400, JSON.stringify(refusal))).toEqual({ state: 'refused', messageKey: 'file.error.kind' });
  expect(newsOf(503, 'Service Unavailable')).toEqual({ state: 'lost' });
  // A proxy on the way has words of its own.
  expect(newsOf(413, '<html>Too large</html>')).toEqual({ state: 'refused', messageKey: '' });
});

it('offers pictures by either of their endings', () => {
  expect(accepted.split(',')).toEqual(expect.arrayContaining(['.jpg', '.jpeg', '.png']));
});
