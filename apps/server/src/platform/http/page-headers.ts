import { createHash } from 'node:crypto';

type Headers = Record<string, string>;

/** Names of directives and what they allow. https://www.w3.org/TR/CSP3/ */
type Policy = Record<string, string>;

/** Replies of the API are no pages: opened or framed as such they can do nothing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What no page of ours asks a browser for. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Allows an inline script or style with this very text. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion adds style elements without text and fills them rule by rule through the CSSOM, which no policy forbids. */
const emptyStyle = hashOf('');

/** What bots say has pictures and videos from anywhere; they are shown as such and can do nothing. */
const shared = {
  'default-src': "'self'",
  'img-src': "'self' data: https: http:",
  'media-src': "'self' https: http:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** With the console's page: it may never be framed, and no page of others that opened it reaches into it. */
export const consoleHeaders = (html: string): Headers =>
  unframed({
    ...shared,
    'script-src': inlineSources(html, 'script'),
    'style-src': `${inlineSources(html, 'style')} ${emptyStyle}`,
  });

/**
 * With the console's page at the mailbox. A mail carries its style inline, as mail has to, and the frame it is shown in
 * has the policy of the page around it; scripts are as forbidden as elsewhere, and the frame's sandbox runs none.
 */
export const mailboxHeaders = (html: string): Headers =>
  unframed({ ...shared, 'script-src': inlineSources(html, 'script'), 'style-src': "'self' 'unsafe-inline'" });

/**
 * With the widget's page, which its sites may frame (sources of CSP; none for any site) and the console may: it shows
 * only the visitor's own words.
 */
export const frameHeaders = (html: string, framers: string): Headers => ({
  'content-security-policy': written({
    ...shared,
    'script-src': inlineSources(html, 'script'),
    'style-src': inlineSources(html, 'style'),
    'frame-src': "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ...(framers && { 'frame-ancestors': `'self' ${framers}` }),
  }),
  'permissions-policy': permissions,
});

/**
 * With the header that a widget's staff wrote, which may hold any style and script: the sandbox gives it an origin of
 * its own, so it reaches neither the chat around it nor what the chat keeps.
 */
export const widgetHeaderHeaders = (framers = ''): Headers => ({
  'content-security-policy': written({
    ...(framers && { 'frame-ancestors': framers }),
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    'default-src': "'none'",
    'img-src': 'data: https: http:',
    'media-src': 'https: http:',
    'font-src': 'data: https:',
    'style-src': "'unsafe-inline' https:",
    'script-src': "'unsafe-inline'",
    'connect-src': 'https:',
    'base-uri': "'none'",
    'form-action': "'none'",
  }),
  'permissions-policy': permissions,
});

/** With the page that becomes the header of a widget that is not saved; only the console shows it. */
export const draftHeaderHeaders = (): Headers => widgetHeaderHeaders("'self'");

/** With the page that shows the widget, whose only inline style has this text. */
export const demoHeaders = (style: string): Headers =>
  unframed({
    ...shared,
    'script-src': "'self'",
    'style-src': hashOf(style),
    'form-action': "'none'",
  });

/** With the page in which the console previews a widget, and which nothing but the console frames. */
export const previewHeaders = (style: string): Headers => ({
  'content-security-policy': written({
    ...shared,
    'script-src': "'self'",
    'style-src': hashOf(style),
    'frame-src': "'self'",
    'frame-ancestors': "'self'",
    'form-action': "'none'",
  }),
  'permissions-policy': permissions,
});

/** With the page of the API's endpoints, which runs no script; its only inline style has this text. */
export const documentationHeaders = (style: string): Headers =>
  unframed({
    'default-src': "'none'",
    'style-src': hashOf(style),
    'base-uri': "'none'",
    'form-action': "'none'",
  });

const unframed = (policy: Policy): Headers => ({
  'content-security-policy': written({ ...policy, 'frame-ancestors': "'none'" }),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions,
});

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Files of our own, and what a built page has inline of a kind. */
function inlineSources(html: string, kind: 'script' | 'style'): string {
  const elements = html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, 'gi'));
  const inline = [...elements].filter(([, attributes = '']) => !/\ssrc=/i.test(attributes));
  return ["'self'", ...inline.map(([, , text = '']) => hashOf(text))].join(' ');
}
