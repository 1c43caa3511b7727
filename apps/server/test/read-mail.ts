/** A mail as its reader has it. */
export interface ReadMail {
  subject: string;
  text: string;
  html: string;
}

/** Reads a mail in two forms from what came over the wire (RFC 2045 to 2047, as far as nodemailer uses them). */
export function readMail(wire: string): ReadMail {
  const boundary = /boundary="([^"]+)"/.exec(wire)?.[1] ?? '';
  const [head = '', ...parts] = wire.split(`--${boundary}`);
  const part = (type: string) =>
    decodedPart(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '');
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(head)?.[1] ?? '';
  return {
    subject: decodedWords(subject.replace(/\r\n[ \t]/g, ' ')),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

function decodedPart(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n').trimEnd();
  if (head.includes('base64')) return Buffer.from(text, 'base64').toString();
  if (head.includes('quoted-printable')) return quoted(text.replace(/=\r\n/g, '')).replaceAll('\r\n', '\n');
  return text.replaceAll('\r\n', '\n');
}

const decodedWords = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) => quoted(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
