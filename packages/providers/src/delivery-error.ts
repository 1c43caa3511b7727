/** Why something did not reach whom it was for. */
export type DeliveryFailure =
  | 'badAddress'
  /** Whoever was asked said no; asking again is no use. */
  | 'refused'
  /** Nobody answered, or not now; asking again later may help. */
  | 'unreachable';

export class DeliveryError extends Error {
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}
