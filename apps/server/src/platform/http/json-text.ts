/**
 * A reply that stands in JSON already. It is sent as it is, without a look at its shape: for the few calls where
 * checking and writing it once more costs as much as the work itself.
 */
export class JsonText<Shape> {
  readonly text: string;
  /** Only a type: what the text says. */
  declare readonly shape: Shape;

  constructor(text: string) {
    this.text = text;
  }
}
