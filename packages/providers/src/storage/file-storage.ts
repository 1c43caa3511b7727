/** Where the bytes of files are kept, each under a key: letters, digits and `-`. */
export interface FileStorage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no mistake: it may be done again. */
  remove(key: string): Promise<void>;
}

/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export interface S3Settings {
  /** Where the service answers, e.g. `https://s3.eu-north-1.amazonaws.com`; the bucket is put into the path. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export type StorageSettings = { folder: string } | S3Settings;
