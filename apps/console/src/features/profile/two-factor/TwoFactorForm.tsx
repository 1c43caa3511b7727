import type { endpoints, ReplyOf, TwoFactorMethod } from '@samtale/contract';
import { useState } from 'react';
import { ChooseTwoFactor } from './ChooseTwoFactor.tsx';
import { ConfirmTwoFactor } from './ConfirmTwoFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Started = ReplyOf<typeof endpoints.auth.startTwoFactor> & { method: TwoFactorMethod };

/** Choosing a second factor, showing that one has it, and the codes for when it is lost: one after the other. */
export function TwoFactorForm({ method, onDone }: { method: TwoFactorMethod | null; onDone(): void }) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started) return <ConfirmTwoFactor {...started} onConfirmed={setCodes} onCancel={onDone} />;
  return <ChooseTwoFactor now={method} onStarted={setStarted} onDone={onDone} />;
}
