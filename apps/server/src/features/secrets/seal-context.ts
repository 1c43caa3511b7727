/** What a value is sealed for: it opens in its own row alone. */
export const sealContext = (secretId: string): string => `agentSecret:${secretId}`;
