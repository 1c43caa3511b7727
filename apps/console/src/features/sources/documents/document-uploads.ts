import { ApiError, type SourceFailure, sourceKeys, type UploadedDocument } from '@samtale/contract';
import { problemOfDocument } from './check-document.ts';

/** Where a source lies that documents are sent to. */
export interface UploadTarget {
  agentId: string;
  id: string;
}

type UploadEnd = Pick<UploadedDocument, 'pages' | 'failure' | 'failureDetail'>;
export type UploadState =
  | { state: 'waiting' | 'reading' }
  /** 0..1 */
  | { state: 'sending'; progress: number }
  | { state: 'done'; pages: number }
  /** What was sent cannot be read, or what was to be sent did not arrive. */
  | { state: 'unreadable'; failure: SourceFailure; failureDetail: string }
  | { state: 'refused'; messageKey: string; mayRetry: boolean };

export type DocumentUpload = { key: string; sourceId: string; name: string } & UploadState;

type Send = (target: UploadTarget, file: File, onProgress: (progress: number) => void) => Promise<UploadEnd>;

interface Job {
  key: string;
  target: UploadTarget;
  file: File;
}

/** Sends documents to their sources one after the other, whatever screen is open meanwhile. */
export class DocumentUploads {
  private readonly send: Send;
  private list: readonly DocumentUpload[] = [];
  private readonly jobs = new Map<string, Job>();
  private readonly queue: Job[] = [];
  private isSending = false;
  private readonly listeners = new Set<() => void>();

  constructor(send: Send) {
    this.send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): readonly DocumentUpload[] => this.list;

  /** Takes documents to send; what cannot be read is said at once. */
  add(target: UploadTarget, files: readonly File[]): void {
    for (const file of files) {
      const job = { key: crypto.randomUUID(), target, file };
      const problem = problemOfDocument(file);
      const state: UploadState =
        problem === null ? { state: 'waiting' } : { state: 'refused', messageKey: problem, mayRetry: false };
      this.change([...this.list, { key: job.key, sourceId: target.id, name: file.name, ...state }]);
      if (problem === null) this.enqueue(job);
    }
  }

  /** Sends once more what did not arrive. */
  retry(key: string): void {
    const job = this.jobs.get(key);
    if (!job) return;
    this.set(key, { state: 'waiting' });
    this.enqueue(job);
  }

  /** Forgets an upload that has ended. */
  dismiss(key: string): void {
    this.jobs.delete(key);
    this.change(this.list.filter((one) => one.key !== key));
  }

  private enqueue(job: Job): void {
    this.jobs.set(job.key, job);
    this.queue.push(job);
    if (!this.isSending) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    for (let job = this.queue.shift(); job; job = this.queue.shift()) await this.sendOne(job);
    this.isSending = false;
  }

  private async sendOne({ key, target, file }: Job): Promise<void> {
    this.set(key, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) =>
      this.set(key, progress < 1 ? { state: 'sending', progress } : { state: 'reading' });
    try {
      const { pages, failure, failureDetail } = await this.send(target, file, onProgress);
      this.set(
        key,
        failure === null ? { state: 'done', pages } : { state: 'unreadable', failure, failureDetail },
      );
    } catch (error) {
      this.set(key, refusalOf(error));
    }
  }

  private set(key: string, state: UploadState): void {
    this.change(
      this.list.map((one) =>
        one.key === key ? { key, sourceId: one.sourceId, name: one.name, ...state } : one,
      ),
    );
  }

  private change(list: readonly DocumentUpload[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

/** What is said of a document that did not arrive. */
function refusalOf(error: unknown): UploadState {
  const wasRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!wasRefused) return { state: 'refused', messageKey: sourceKeys.uploadFailed, mayRetry: true };
  const isTooLarge = error.status === 413;
  const messageKey = isTooLarge ? sourceKeys.uploadTooLarge : error.reply.messageKey;
  return { state: 'refused', messageKey, mayRetry: false };
}
