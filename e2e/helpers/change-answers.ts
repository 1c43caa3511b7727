import type { Page } from '@playwright/test';

/**
 * Answers of the server reach the page with their text changed. A request that is still on its way when the page
 * goes on or closes is nobody's any more, and no failure.
 */
export async function changeAnswers(
  page: Page,
  url: string,
  change: (text: string) => string,
): Promise<void> {
  await page.route(url, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    } catch (error) {
      if (!(error instanceof Error && /disposed|closed/.test(error.message))) throw error;
    }
  });
}
