import Box from '@mui/material/Box';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { layersTried } from './layers-tried.ts';
import type { Understanding } from './reason.ts';

/** The layers that were asked, in order, and what each of them found. */
export function LayersTried({ understood }: { understood: Understanding }) {
  const { t } = useTranslation('chat');
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {layersTried(understood).map(({ layer, outcome }) => {
        const answered = outcome === 'answered';
        return (
          <Box component="li" key={layer} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ display: 'flex', color: answered ? 'success.main' : 'text.secondary' }}>
              {answered ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {t(`why.layer.${layer}`)}
            </Box>
            <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {t(`why.outcome.${outcome}`)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
