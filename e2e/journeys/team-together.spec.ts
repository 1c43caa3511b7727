import { type Browser, expect, test } from '@playwright/test';
import { type Call, endpoints, type TeamMember } from '@samtale/contract';
import { newMember } from '../../apps/server/test/team-members.ts';
import { asBuilder } from '../helpers/as-builder.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { addressIn, useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

async function atTeam(browser: Browser, language: Language): Promise<Console> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, language);
  await staff.startAt('team');
  return staff;
}

const memberWith = (call: Call, email: string, lastName: string): Promise<{ user: TeamMember }> =>
  call(endpoints.auth.registerUser, {
    params: { agentId: product.agentId },
    body: { model: newMember({ email, lastName }) },
  });

for (const language of journeyLanguages(import.meta.url)) {
  test(`what a colleague changes while a form is open stays (${language})`, async ({ browser }) => {
    const call = await asBuilder(product);
    const lastName = `Holm ${language}`;
    const { user } = await memberWith(call, addressIn(product, `anna.holm.${language}`), lastName);
    const boss = await atTeam(browser, language);
    const { page } = boss;
    await page.getByRole('searchbox').fill(`anna ${lastName}`);
    const row = page.getByRole('treeitem').filter({ hasText: user.email });
    const phone = page.getByLabel(boss.text('team.user.phoneNumber'), { exact: true });
    await row.click();
    await phone.fill('20304050');
    await call(endpoints.profile.setActivity, { body: { userId: user.id, status: false } });
    await boss.button('team.user.save').click();
    const conflict = page.getByRole('dialog', { name: boss.text('team.team.member.error.changed') });
    await expect(conflict).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await conflict.getByRole('button', { name: boss.text('team.conflict.overwrite') }).click();
    await expect(toast(page, boss.text('team.team.edit.success'))).toBeVisible();
    await expect(row).toContainText(boss.text('team.list.inactive'));

    await test.step('and switching somebody on in the form is asked about', async () => {
      await row.click();
      await expect(phone).toHaveValue('+4520304050');
      await page.getByRole('switch', { name: boss.text('team.user.active') }).check();
      await boss.button('team.user.save').click();
      const question = page.getByRole('dialog', {
        name: boss.text('team.activate.title', { name: `Anna ${lastName}` }),
      });
      await question.getByRole('button', { name: boss.text('shell.action.cancel') }).click();
      await boss.button('team.user.save').click();
      await question.getByRole('button', { name: boss.text('team.activate.confirm') }).click();
      await expect(row).not.toContainText(boss.text('team.list.inactive'));
    });
    await page.context().close();
  });

  test(`the log tells which team was deleted and who is gone, and goes back to the team (${language})`, async ({
    browser,
  }) => {
    const call = await asBuilder(product);
    const params = { agentId: product.agentId };
    const name = `Værksted ${language}`;
    const team = { id: '00000000-0000-0000-0000-000000000000', name, email: '', phoneNumber: '', users: [] };
    const { id: teamId } = await call(endpoints.team.addOrUpdateTeam, { params, body: team });
    await call(endpoints.team.deleteTeam, { params: { teamId } });
    const { user } = await memberWith(call, addressIn(product, `bo.${language}`), 'Lund');
    await call(endpoints.auth.deleteTeamUser, { params: { ...params, userId: user.id } });
    const boss = await atTeam(browser, language);
    const { page } = boss;
    await page.getByRole('link', { name: boss.text('team.auditLog') }).click();
    const gone = `(${boss.text('auditLog.gone')})`;
    const entries = page.getByRole('list', { name: boss.text('auditLog.title') }).getByRole('listitem');
    await expect(
      entries.filter({ hasText: boss.text('auditLog.did.team.deleteTeam') }).first(),
    ).toContainText(`${name} ${gone}`);
    await expect(
      entries.filter({ hasText: boss.text('auditLog.did.auth.deleteTeamUser') }).first(),
    ).toContainText(`${user.id.slice(-8)} ${gone}`);
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByRole('link', { name: boss.text('auditLog.backToTeam'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(`${product.url}/team`);
    await page.context().close();
  });
}

test('who is opened right after being saved is shown as they were saved', async ({ browser }) => {
  const { user } = await memberWith(await asBuilder(product), addressIn(product, 'maja.skov'), 'Skov');
  const boss = await atTeam(browser, 'en');
  const { page } = boss;
  const row = page.getByRole('treeitem').filter({ hasText: user.email });
  const phone = page.getByLabel(boss.text('team.user.phoneNumber'), { exact: true });
  await row.click();
  await phone.fill('20304050');
  // The list is not read again while this lasts.
  await page.route('**/profile/getProfiles/**', () => undefined);
  await boss.button('team.user.save').click();
  await expect(phone).toBeHidden();
  await row.click();
  await expect(phone).toHaveValue('+4520304050');
  await phone.fill('20304051');
  await boss.button('team.user.save').click();
  await expect(phone).toBeHidden();
});
