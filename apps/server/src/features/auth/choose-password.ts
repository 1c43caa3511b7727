import { passwordKeys } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { hashPassword } from './passwords.ts';

/** The hash of a password that somebody chooses. Throws `badRequest` for one that is shorter than this server asks for. */
export async function hashChosenPassword({ passwordMin }: App, newPassword: string): Promise<string> {
  if (newPassword.length >= passwordMin) return hashPassword(newPassword);
  throw new AppError('badRequest', passwordKeys.tooShort, {
    fields: [{ path: 'newPassword', messageKey: passwordKeys.tooShort }],
    values: { least: String(passwordMin) },
  });
}
