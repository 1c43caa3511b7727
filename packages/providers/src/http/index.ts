export {
  OutboundClient,
  OutboundError,
  type OutboundFailure,
  type OutboundReply,
  type OutboundRequest,
  outboundFailures,
} from './outbound-client.ts';
export { isPrivateAddress } from './private-addresses.ts';
