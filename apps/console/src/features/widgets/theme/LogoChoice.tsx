import Box from '@mui/material/Box';
import { builtInLogos } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { AddressOfPicture } from './AddressOfPicture.tsx';

/** The bot's picture: one of those that come with the product, an address, or one that is uploaded. */
export function LogoChoice() {
  const { t } = useTranslation('widgets');
  const name = useId();
  const { value, change } = useWidgetField('chatConfig.logoUrl');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        role="radiogroup"
        aria-label={t('logo.builtIn')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {builtInLogos.map((address, index) => (
          <Box
            key={address}
            component="label"
            sx={{
              position: 'relative',
              width: 48,
              height: 48,
              borderRadius: '50%',
              cursor: 'pointer',
              '& img': { display: 'block', width: 48, height: 48, borderRadius: '50%' },
              '&:has(:checked)': {
                boxShadow:
                  '0 0 0 2px var(--mui-palette-background-paper), 0 0 0 4px var(--mui-palette-primary-main)',
              },
              '&:has(:focus-visible)': {
                outline: '2px solid var(--mui-palette-primary-main)',
                outlineOffset: 5,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              aria-label={t('logo.number', { number: index + 1 })}
              checked={value === address}
              onChange={() => change(address)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
            />
            <img src={address} alt="" />
          </Box>
        ))}
      </Box>
      <AddressOfPicture
        path="chatConfig.logoUrl"
        label={t('field.logoUrl')}
        uploadLabel={t('logo.uploadOwn')}
      />
    </Box>
  );
}
