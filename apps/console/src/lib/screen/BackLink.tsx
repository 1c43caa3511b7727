import Button, { type ButtonProps } from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

function BackButton(props: ButtonProps<'a'>) {
  return (
    <Button
      component="a"
      size="small"
      color="inherit"
      startIcon={<ArrowLeft aria-hidden />}
      {...props}
      sx={{ ml: -1, color: 'text.secondary' }}
    />
  );
}

/** From one of many to the list of them; above the title. */
export const BackLink = createLink(BackButton);
