import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Bucket {
  bucket: string;
  keyId: string;
  secret: string;
}

/**
 * A bucket that checks what S3 does: who signed, with which secret, over what was really sent.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html
 */
export async function startBucket({ bucket, keyId, secret }: Bucket) {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const [, name, key] = (request.url ?? '').split('/');
    const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content);
    if (!isSigned(request, body, keyId, secret)) return answer(403);
    if (name !== bucket || !key) return answer(404);
    switch (request.method) {
      case 'PUT':
        objects.set(key, body);
        return answer(200);
      case 'GET':
        return objects.has(key) ? answer(200, objects.get(key)) : answer(404);
      case 'DELETE':
        objects.delete(key);
        return answer(204);
      default:
        return answer(405);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function isSigned(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  keyId: string,
  secret: string,
): boolean {
  const written =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, by, date = '', region = '', names = '', signature] =
    written.exec(headers.authorization ?? '') ?? [];
  const sent = String(headers['x-amz-content-sha256']);
  if (by !== keyId || (sent !== 'UNSIGNED-PAYLOAD' && sent !== sha256(body))) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', signed.join(''), names, sent].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
