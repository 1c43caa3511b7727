/**
 * A reply that the database has written in JSON. It is sent as it is, without a look at its shape. Of the 10,000 ids that
 * a flow search may find, checking and writing them takes 16 ms, a third of what the search may take on PostgreSQL
 * (`npm run bench -- flows`, 50 ms).
 */
export class JsonText<Shape> {
  readonly text: string;
  /** Only a type: what the text says. */
  declare readonly shape: Shape;

  constructor(text: string) {
    this.text = text;
  }
}
