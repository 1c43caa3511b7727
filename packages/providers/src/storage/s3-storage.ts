import { DeliveryError } from '../delivery-error.ts';
import type { FileStorage, S3Settings } from './file-storage.ts';

const timeoutMs = 30_000;
/** How often a request is made again that an overloaded service did not take. */
const retries = 2;

/** Keeps files in a bucket, over S3's REST API: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
export async function s3Storage(settings: S3Settings): Promise<FileStorage> {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings;
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    const address = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${key}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const init = body ? { method, body, signal } : { method, signal };
    const response = await client.fetch(address, init).catch((error: unknown) => {
      throw new DeliveryError('unreachable', `The file storage did not answer: ${String(error)}`);
    });
    if (response.ok || response.status === 404) return response;
    throw new DeliveryError('refused', `The file storage answered ${response.status}`);
  };
  return {
    async put(key, bytes) {
      const response = await ask('PUT', key, new Uint8Array(bytes));
      // A bucket that does not exist takes nothing.
      if (!response.ok) throw new DeliveryError('refused', 'The file storage has no such bucket');
    },
    async get(key) {
      const response = await ask('GET', key);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
