import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

/** A link out of the screens for guests. */
export const Anchor = styled('a')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  textUnderlineOffset: 3,
  textDecorationThickness: 'from-font',
  '&:not(:hover)': { textDecorationColor: 'transparent' },
}));

/** A link between the screens for guests. */
export const GuestLink = createLink(Anchor);
