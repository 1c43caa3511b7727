import { OutboundClient } from '@samtale/providers/http';
import { afterAll, expect, test } from 'vitest';
import { type LocalRequest, useLocalSite } from '../../../../../test/local-site.ts';
import type { SignIn, SiteSettings } from '../site-settings.ts';
import { SiteReader } from './site-reader.ts';

const http = new OutboundClient(['127.0.0.1', 'localhost']);
afterAll(() => http.close());
const site = useLocalSite();
const elsewhere = useLocalSite();

const reader = (signIn: Partial<SignIn>) =>
  new SiteReader(
    http,
    {
      url: `${site.url}/`,
      addAfterUrl: '',
      includeUnderPages: true,
      includeOnlyStartedWith: [],
      notIncludeInUrl: [],
      excludedContent: [],
      mainTagName: '',
      lastModifiedTagName: '',
      timeoutSecond: 5,
      signIn: {
        username: 'kim',
        password: 'blåbær & fløde',
        loginUrl: `${site.url}/login`,
        form: '',
        usernameField: '',
        passwordField: '',
        usernameNext: '',
        successText: '',
        ...signIn,
      },
    } satisfies SiteSettings,
    'firm',
  );

const cookieOf = ({ headers }: LocalRequest) => headers.cookie ?? '';
const inside = (request: LocalRequest) =>
  cookieOf(request).includes('session=open')
    ? '<p>inde</p>'
    : { status: 302, headers: { location: '/login?next=/' } };
/** A site with one form, which sets a cookie with the redirect that follows. */
const oneStep = () => {
  const form = {
    body: '<form class="search"><input name="q"></form><form action="/do" method="post"><input type="hidden" name="token" value="t1"><input name="brugernavn"><input type="password" name="kode"><input type="checkbox" name="husk" value="1"><input type="checkbox" name="andet" checked><button name="go" value="in">Log ind</button></form>',
    headers: { 'set-cookie': ['before=1; Path=/; HttpOnly', 'gone=1; Max-Age=0'] },
  };
  site.pages = {
    '/': inside,
    '/login': form,
    '/login?next=/': form,
    '/do': (request) =>
      request.method === 'POST' &&
      request.form.toString() ===
        new URLSearchParams({
          token: 't1',
          brugernavn: 'kim',
          kode: 'blåbær & fløde',
          andet: 'on',
          go: 'in',
        }).toString() &&
      cookieOf(request) === 'before=1'
        ? { status: 302, headers: { location: '/welcome', 'set-cookie': 'session=open; Path=/' } }
        : { body: '<p>Forkert kode</p>' },
    '/welcome': '<p>Velkommen,   <b>Kim</b></p>',
  };
};

test('a form is filled in as a browser would, and what it sets is kept', async () => {
  oneStep();
  const made = reader({ successText: 'velkommen, Kim' });
  expect((await made.begin()).failure).toBeUndefined();
  expect(await made.read(`${site.url}/`)).toMatchObject({ kind: 'page', text: 'inde' });
});

test('who is not let in is told', async () => {
  oneStep();
  const failureOf = async (signIn: Partial<SignIn>) => (await reader(signIn).begin()).failure;
  expect(await failureOf({ password: 'x', successText: 'Velkommen' })).toEqual({
    failure: 'signIn',
    detail: 'Velkommen',
  });
  // Without a text to look for, it shows when the start leads to the form again.
  expect(await failureOf({ password: 'x' })).toMatchObject({ failure: 'signIn' });
  expect(await failureOf({ form: '#nosuch' })).toEqual({ failure: 'signIn', detail: '#nosuch' });
  expect(await failureOf({ loginUrl: `${site.url}/gone` })).toEqual({ failure: 'signIn', detail: '404' });
});

test('a session that ends while pages are read is told', async () => {
  oneStep();
  const made = reader({});
  await made.begin();
  site.pages['/b'] = { status: 302, headers: { location: '/login?next=/b' } };
  expect(await made.read(`${site.url}/b`)).toMatchObject({ kind: 'failed', failure: 'signIn' });
});

test('the user name and the password may be asked for on a page each', async () => {
  site.pages = {
    '/': inside,
    '/login':
      '<form action="/name" method="post"><input id="u" name="u" type="email"><button name="cancel">Fortryd</button><button id="next" name="step" value="2">Videre</button></form>',
    '/name': ({ form }) =>
      form.toString() === 'u=kim&step=2'
        ? '<form id="p"><div class="code"><input name="c" type="password"></div><input type="hidden" name="u" value="kim"></form>'
        : '',
    '/name?c=bl%C3%A5b%C3%A6r+%26+fl%C3%B8de&u=kim': {
      status: 303,
      headers: { location: '/', 'set-cookie': 'session=open; Path=/' },
    },
  };
  const made = reader({ usernameField: '#u', usernameNext: '#next', passwordField: '.code' });
  expect((await made.begin()).failure).toMatchObject({ failure: 'signIn' });
  site.pages['/name'] =
    '<form action="/code" method="post"><div class="code"><input name="c" type="password"></div></form>';
  site.pages['/code'] = ({ form }) =>
    form.get('c') === 'blåbær & fløde'
      ? { status: 303, headers: { location: '/', 'set-cookie': 'session=open; Path=/' } }
      : '';
  const again = reader({ usernameField: '#u', usernameNext: '#next', passwordField: '.code' });
  expect((await again.begin()).failure).toBeUndefined();
  expect(await again.read(`${site.url}/`)).toMatchObject({ text: 'inde' });
});

test('what browsers ask for themselves is sent to the site and to nobody else', async () => {
  const other = elsewhere.url.replace('127.0.0.1', 'localhost');
  const wanted = `Basic ${Buffer.from('kim:blåbær & fløde').toString('base64')}`;
  site.pages = {
    '/': ({ headers }) =>
      headers.authorization === wanted
        ? `<p>inde</p>`
        : { status: 401, headers: { 'www-authenticate': 'Basic' } },
    '/robots.txt': { status: 302, headers: { location: `${other}/robots.txt` } },
  };
  const made = reader({ loginUrl: '' });
  expect((await made.begin()).failure).toBeUndefined();
  expect(await made.read(`${site.url}/`)).toMatchObject({ text: 'inde' });
  expect(elsewhere.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  expect((await reader({ loginUrl: '', password: 'x' }).begin()).failure).toEqual({
    failure: 'signIn',
    detail: '401',
  });
});

test('what was filled in does not go along with a redirect to another host', async () => {
  oneStep();
  const other = elsewhere.url.replace('127.0.0.1', 'localhost');
  elsewhere.pages = { '/do': '<p>tak</p>' };
  for (const status of [307, 308]) {
    site.pages['/do'] = { status, headers: { location: `${other}/do` } };
    expect((await reader({}).begin()).failure).toEqual({ failure: 'signIn', detail: `${other}/do` });
  }
  expect(elsewhere.asked.filter(({ path }) => path === '/do')).toEqual([]);
  site.pages['/do'] = { status: 307, headers: { location: '/there' } };
  site.pages['/there'] = ({ form }) =>
    form.get('kode') === 'blåbær & fløde'
      ? { status: 302, headers: { location: '/welcome', 'set-cookie': 'session=open; Path=/' } }
      : '';
  const made = reader({});
  expect((await made.begin()).failure).toBeUndefined();
});
