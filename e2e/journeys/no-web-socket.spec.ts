import { test } from '@playwright/test';
import { useProduct } from '../helpers/product.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();

test('a chat is answered on a network that lets no WebSocket through', async ({ page }) => {
  await page.addInitScript(() => {
    // Nothing listens there.
    window.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:1/');
      }
    };
  });
  const polled = page.waitForRequest(/\/hub\/.*transport=polling/);
  const visitor = new Widget(page, 'en');
  await visitor.open(`${product.widget}?language=en`);
  await visitor.ask('When are you open?', /9:30/);
  await polled;
});
