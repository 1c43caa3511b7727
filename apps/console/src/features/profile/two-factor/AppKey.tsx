import Box from '@mui/material/Box';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Blank modules around a QR code (ISO/IEC 18004 asks for four). */
const margin = 4;

/** The key of an authenticator app: for its camera, and to be typed off. */
export function AppKey({ secret, address }: { secret: string; address: string }) {
  const { t } = useTranslation('profile');
  const { path, size } = useMemo(() => {
    const code = generate(address);
    return { path: toSvgPath(code), size: code.size + 2 * margin };
  }, [address]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {/* Cameras want dark on light, also when the screen is dark. */}
      <Box
        component="svg"
        role="img"
        aria-label={t('twoFactor.qr')}
        viewBox={`${-margin} ${-margin} ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{ width: 176, height: 176, bgcolor: '#fff', borderRadius: 1, border: 1, borderColor: 'divider' }}
      >
        <path d={path} fill="#000" />
      </Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, fontSize: '0.8125rem' }}>
        <Box sx={{ color: 'text.secondary' }}>{t('twoFactor.key')}</Box>
        <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </Box>
      </Box>
    </Box>
  );
}
