const hidden = '***';

/** An address as logs and messages may show it: passwords in it are hidden, also where it is no address. */
export function withoutPassword(address: string): string {
  return (
    address
      // Up to the last @: one that is part of the password may not be written as it should be.
      .replace(
        /^([\w+.-]+:\/\/)?([^/@:]*):(?!\/\/).*@/,
        (_, scheme: string | undefined, user: string) => `${scheme ?? ''}${user}:${hidden}@`,
      )
      .replace(/([?&](?:password|sslpassword|token|key|secret)=)[^&]*/gi, `$1${hidden}`)
  );
}
