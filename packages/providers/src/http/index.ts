export { collectBody } from './bounded-body.ts';
export {
  OutboundClient,
  type OutboundReply,
  type OutboundRequest,
  type OutboundStream,
} from './outbound-client.ts';
export { OutboundError, type OutboundFailure, outboundFailures } from './outbound-error.ts';
export { isPrivateAddress } from './private-addresses.ts';
