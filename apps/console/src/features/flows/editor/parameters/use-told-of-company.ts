import { asOfficeTime, defaultTimeZone, endpoints } from '@samtale/contract';
import { companyValues, type ParameterValues } from '@samtale/dialog';
import { useMemo } from 'react';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';

/** What answers will say of the company once the bot has been trained: the facts that were told, and the opening hours. */
export function useToldOfCompany(): ParameterValues {
  const { agent, language } = useSession();
  const params = { agentId: agent.id };
  const { settings } = endpoints;
  // Not kept: who opens the settings afterwards edits what is stored then.
  const { data: told } = useEndpoint(settings.getCompanyFacts, { params }, { gcTime: 0 });
  const { data: hours } = useEndpoint(settings.getOfficeTimes, { params }, { gcTime: 0 });
  const { data: agentSettings } = useEndpoint(settings.getAgentSettings, { params });
  return useMemo(() => {
    const facts = Object.entries(told?.facts ?? {}).filter(([, fact]) => fact !== '');
    return companyValues(
      {
        company: Object.fromEntries(facts),
        officeTimes: (hours?.officeTimeList ?? []).map(asOfficeTime),
        timeZone: agentSettings?.timeZone ?? defaultTimeZone,
        language: language.languageCodeShort,
      },
      Date.now(),
    );
  }, [told, hours, agentSettings, language]);
}
