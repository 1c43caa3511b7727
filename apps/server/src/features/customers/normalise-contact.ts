import { contactValueMax } from '@samtale/contract';
import { z } from 'zod';

export type ContactKind = 'phone' | 'email';

/** Where a number without a country is taken to be from. */
export const countryPrefix = '+45';
const phoneNumber = /^\+[1-9]\d{4,14}$/;
const emailAddress = z.email().max(contactValueMax);

/** A phone number without the signs people put between its digits, and with a plus for 00. */
export const bareNumber = (text: string): string => text.replace(/[\s.()[\]‐-―-]/g, '').replace(/^00/, '+');

/**
 * A phone number or an e-mail address as it is kept and compared; null when it is none. A number that names no
 * country is a Danish one; numbers have the length of E.164.
 */
export const normaliseContact: Record<ContactKind, (text: string) => string | null> = {
  phone: (text) => {
    const bare = bareNumber(text);
    const number = bare.startsWith('+') ? bare : `${countryPrefix}${bare}`;
    return phoneNumber.test(number) ? number : null;
  },
  email: (text) => {
    const address = text.trim().toLowerCase();
    return emailAddress.safeParse(address).success ? address : null;
  },
};
