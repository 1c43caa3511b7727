import type { Theme } from '@mui/material/styles';
import { secretKey } from '@samtale/dialog';
import { useSecrets } from '../../../secrets/index.ts';
import { chipLook } from '../parameters/parameter-colors.ts';
import { PlaceChip } from '../values/PlaceChip.tsx';

const known = (theme: Theme) => ({
  borderRadius: '4px',
  boxShadow: `inset 0 0 0 1px ${(theme.vars ?? theme).palette.line.control}`,
  backgroundColor: (theme.vars ?? theme).palette.tint.neutral,
});

/** The place of a secret in a field; one that there is not looks like a value that nobody collects. */
export function SecretChip({ words, name }: { words: string; name: string }) {
  const list = useSecrets().data?.list;
  const isMissing = list?.every((secret) => secretKey(secret.name) !== secretKey(name)) ?? false;
  return <PlaceChip words={words} name={name} look={isMissing ? chipLook(-1) : known} />;
}
