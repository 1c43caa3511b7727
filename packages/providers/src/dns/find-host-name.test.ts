import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { findHostName } from './find-host-name.ts';

/** A name server that gives every address one name, or says nothing. Where it is reached. */
async function nameServer(name: string | null): Promise<string> {
  const socket = createSocket('udp4');
  onTestFinished(() => void socket.close());
  socket.on('message', (question, { port, address }) => {
    if (name === null) return;
    const labels = name.split('.').flatMap((label) => [label.length, ...Buffer.from(label)]);
    const header = Buffer.from(question.subarray(0, 12));
    // An answer (RFC 1035, section 4.1.1) without the extensions of the question.
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 6);
    header.writeUInt16BE(0, 10);
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    const pointer = [0xc0, 12, 0, 12, 0, 1, 0, 0, 0, 60, 0, labels.length + 1, ...labels, 0];
    socket.send(Buffer.concat([header, asked, Buffer.from(pointer)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

test('an address is called what its name server says', async () => {
  expect(await findHostName('203.0.113.7', [await nameServer('mail.example.com')])).toBe('mail.example.com');
});

test('nobody waits long for a name server that says nothing', async () => {
  const began = performance.now();
  expect(await findHostName('203.0.113.7', [await nameServer(null)])).toBeNull();
  expect(performance.now() - began).toBeLessThan(1500);
});
