import { ApiError } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import type { Attachment, Upload, UploadMap } from './attachment.ts';

type Send = (agentId: string, file: File, onProgress: (progress: number) => void) => Promise<SentFile>;

interface Source {
  agentId: string;
  file: File;
  /** Never rejects: what went wrong stands in the upload. */
  ended: Promise<void>;
}

/** Brings files to the server, whichever conversation is open meanwhile; their bytes are kept until it has them. */
export class Uploads {
  private readonly send: Send;
  private map: UploadMap = new Map();
  private readonly sources = new Map<string, Source>();
  private readonly listeners = new Set<() => void>();

  constructor(send: Send) {
    this.send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): UploadMap => this.map;

  /** Begins to upload a file; with the key of an attachment whose bytes are gone, in its place. */
  begin(agentId: string, file: File, key: string = crypto.randomUUID()): Attachment {
    this.run(agentId, file, key);
    return { key, name: file.name, bytes: file.size, file: null };
  }

  retry(key: string): void {
    const source = this.sources.get(key);
    if (source && this.map.get(key)?.state === 'failed') this.run(source.agentId, source.file, key);
  }

  /** What the server knows of a file, once it has it; one that failed is tried again. Throws `ApiError`. */
  async finished({ key, file }: Attachment): Promise<SentFile> {
    if (file) return file;
    this.retry(key);
    await this.sources.get(key)?.ended;
    const upload = this.map.get(key);
    if (upload?.file) return upload.file;
    throw this.failures.get(key) ?? lost;
  }

  private readonly failures = new Map<string, ApiError>();

  private run(agentId: string, file: File, key: string): void {
    this.set(key, { state: 'uploading', progress: 0, messageKey: null, file: null });
    const onProgress = (progress: number) =>
      this.set(key, { state: 'uploading', progress, messageKey: null, file: null });
    const ended = this.send(agentId, file, onProgress).then(
      (known) => this.set(key, { state: 'done', progress: 1, messageKey: null, file: known }),
      (error: unknown) => {
        const failure = error instanceof ApiError ? error : lost;
        this.failures.set(key, failure);
        this.set(key, { state: 'failed', progress: 0, messageKey: failure.reply.messageKey, file: null });
      },
    );
    this.sources.set(key, { agentId, file, ended });
  }

  private set(key: string, upload: Upload): void {
    this.map = new Map(this.map).set(key, upload);
    for (const listener of this.listeners) listener();
  }
}

/** The server cannot be told more of a file whose bytes are gone. */
const lost = new ApiError(400, { code: 'badRequest', messageKey: 'file.error.lost', details: {} });
