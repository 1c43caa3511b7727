import type { Page } from '@playwright/test';
import type { ChatClient, ChatConfig } from '@samtale/contract';
import type { Product } from './product.ts';
import { Widget } from './widget.ts';
import { WidgetMaker } from './widget-maker.ts';

/** Widgets on the product's own demo page, one at a time. */
export const demoWidgets = (product: Product) => {
  /** A widget with these settings, and these beside its look. */
  const widgetWith = async (page: Page, look: Partial<ChatConfig>, rest: Partial<ChatClient> = {}) => {
    const maker = new WidgetMaker(page.request, product);
    await maker.clear();
    return maker.change(await maker.make(new URL(product.url).host, look), {}, rest);
  };
  const demoOf = ({ clientKey }: ChatClient) => `${product.url}/demo/${clientKey}?language=da`;
  const openChat = async (page: Page, widget: ChatClient): Promise<Widget> => {
    const visitor = new Widget(page, 'da');
    await visitor.open(demoOf(widget));
    return visitor;
  };
  return { widgetWith, demoOf, openChat };
};

/** How something in the frame is drawn. */
export const styleIn = (visitor: Widget, selector: string, property: string) =>
  visitor.frame
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
