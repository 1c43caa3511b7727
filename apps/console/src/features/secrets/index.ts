export { SecretList } from './SecretList.tsx';
export { useAddSecret } from './use-add-secret.ts';
export { useSecrets } from './use-secrets.ts';

export const loadNewSecretDialog = () => import('./NewSecretDialog.tsx');
