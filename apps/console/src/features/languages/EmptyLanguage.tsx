import { endpoints } from '@samtale/contract';
import { type ReactNode, Suspense } from 'react';
import { useEndpoint } from '../../lib/api/api.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

/** Few languages have no flows, so that the first screen does not wait for it. */
const LanguageChoices = lazyPart(() => withTexts(() => import('./LanguageChoices.tsx')));

interface EmptyLanguageProps {
  /** The button that leads to a first flow. */
  write: ReactNode;
  /** Stands here where no language has any. */
  children: ReactNode;
}

/** Stands where the flows of the language worked on would be, while it has none. */
export function EmptyLanguage({ write, children }: EmptyLanguageProps) {
  const { agent, language } = useSession();
  const from = agent.languageList.find(({ id }) => id !== language.id);
  const params = { agentId: agent.id, languageId: from?.id ?? language.id };
  const there = useEndpoint(endpoints.flows.getAllFlow, { params }, { enabled: from !== undefined });
  if (from && there.isPending) return null;
  const flows = there.data?.list ?? [];
  if (!from || flows.length === 0) return children;
  return (
    <Suspense>
      <LanguageChoices from={from} flows={flows} write={write} />
    </Suspense>
  );
}
