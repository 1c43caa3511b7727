import { fileAddress } from '@samtale/dialog/show';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { englishModels } from '../../demo/demo-models.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });

test('the pictures of the demo are there, and can run nothing', async () => {
  const files = englishModels.bubbles.flatMap(({ image, cards = [] }) => [
    ...(image ? [image.file] : []),
    ...cards.map(({ file }) => file),
  ]);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const address = fileAddress(`/media/${file}`);
    expect(address).not.toBeNull();
    const response = await fetch(server.url + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test.for(['/media/', '/media/..%2fpackage.json', '/media/%2e%2e/package.json'])(
  '%s is no picture',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(await response.text()).not.toContain('"dependencies"');
    expect(response.headers.get('content-type')).not.toContain('svg');
  },
);
