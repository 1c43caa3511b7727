import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { Flag } from '../../ui/Flag.tsx';

/** Flags that choose which language's flows are worked on; only when the agent has more than one. */
export function FlowLanguageSelect() {
  const { t } = useTranslation();
  const { agent, language, setLanguage } = useSession();
  if (agent.languageList.length < 2) return null;
  return (
    <Box
      role="group"
      aria-label={t('flowLanguage.label')}
      sx={{ display: 'flex', gap: '2px', p: '3px', borderRadius: 1, bgcolor: 'tint.neutral' }}
    >
      {agent.languageList.map((each) => {
        const chosen = each.id === language.id;
        const name = t(`language.${each.languageCodeShort}`);
        return (
          <ButtonBase
            key={each.id}
            aria-pressed={chosen}
            aria-label={name}
            onClick={() => setLanguage(each)}
            sx={{
              gap: 1,
              height: 30,
              px: 1.25,
              borderRadius: '6px',
              fontSize: '0.8125rem',
              fontWeight: 550,
              bgcolor: chosen ? 'background.paper' : 'transparent',
              boxShadow: chosen ? 'inset 0 0 0 1px var(--mui-palette-divider)' : 'none',
              transition: 'background-color 120ms',
              '&:hover': { bgcolor: chosen ? 'background.paper' : 'action.hover' },
              '& svg': { opacity: chosen ? 1 : 0.65 },
            }}
          >
            <Flag country={each.countryCode} width={18} />
            {chosen && (
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {name}
              </Box>
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
