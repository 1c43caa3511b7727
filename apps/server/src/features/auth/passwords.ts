import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters OWASP's password storage cheat sheet gives first: 19 MiB, 2 passes, 1 lane. */
const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Takes as long for a user that does not exist (`hash` null) as for one that does, so that time tells nothing. */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
  unknownUserHash ??= await hashPassword('a password nobody has');
  const matches = await verify(hashed ?? unknownUserHash, password);
  return hashed !== null && matches;
}

let unknownUserHash: string | undefined;
