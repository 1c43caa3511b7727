import {
  type CompanyFacts,
  companyFactKeys,
  companyFactNames,
  companyFacts,
  endpoints,
  type ReplyOf,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '../../lib/api/api.ts';
import { checkBy } from '../../lib/forms/check-record.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';

type Saved = Pick<ReplyOf<typeof endpoints.settings.getCompanyFacts>, 'facts' | 'revision'>;
type FactName = keyof CompanyFacts;

const { getCompanyFacts, saveCompanyFacts } = endpoints.settings;

/** What answers may say of the company being edited, and its saving. `showField` is called with what is wrong. */
export function useCompanyEditor(loaded: Saved, showField: (name: FactName) => void) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const queries = useQueryClient();
  const params = { agentId: agent.id };
  const send = useSending(saveCompanyFacts);
  return useRecordEditor({
    loaded,
    follows: true,
    valuesOf: ({ facts }: Saved) => facts,
    check: (facts) => checkBy(companyFacts, facts),
    send: (facts, { revision }) => send({ params, body: { facts, revision } }),
    isConflict: ({ reply }) => reply.messageKey === companyFactKeys.changed,
    readNewest: () => queries.fetchQuery({ ...endpointQuery(getCompanyFacts, { params }), staleTime: 0 }),
    onWrong: (paths) => {
      const wrong = companyFactNames.find((name) => paths.includes(name));
      if (wrong) showField(wrong);
    },
    words: { unsaved: t('unsaved'), saved: t('settings.saveSuccess') },
  });
}
