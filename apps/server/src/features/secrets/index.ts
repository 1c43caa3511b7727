export { missingSecrets } from './missing-secrets.ts';
export { requestWithSecrets, type SecretRequest } from './request-with-secrets.ts';
export { secretRoutes } from './routes.ts';
export { secretKeysOf } from './secret-keys-of.ts';
