const webAddress = /^https?:\/\/[^\s\p{C}/?#<>"\\][^\s\p{C}<>"\\]*$/iu;
const mailAddress = /^mailto:[^\s\p{C}<>"\\]+@[^\s\p{C}<>"\\]+$/iu;
const telephone = /^tel:\+?[\d().-]+$/i;
/** A file that the server itself offers, so that it is the same host everywhere. */
const ownFile = /^\/media\/[\w-]+(?:\.[\w-]+)*$/;

/**
 * An address that an image, a video or a card's picture may be loaded from, or null: http or https, whole, or one of
 * the product's own files below `/media/`. No other relative address, and no other scheme, can name anything here.
 */
export function fileAddress(text: string): string | null {
  const address = text.trim();
  return webAddress.test(address) || ownFile.test(address) ? address : null;
}

/** An address that a link may lead to, or null: http, https, mailto or tel. */
export function linkAddress(text: string): string | null {
  const address = text.trim();
  return webAddress.test(address) || mailAddress.test(address) || telephone.test(address) ? address : null;
}

/** An address as a person reads it: without the scheme, and without a slash that says nothing. */
export const readableAddress = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
