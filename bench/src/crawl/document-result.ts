/** What reading one document took. */
export interface DocumentResult {
  characters: number;
  seconds: number;
  /** The process's largest, millions of bytes. */
  memory: number;
}
