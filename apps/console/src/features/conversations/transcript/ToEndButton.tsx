import Button from '@mui/material/Button';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ToEndButtonProps {
  /** Something has come in at the end. */
  missed: boolean;
  onClick(): void;
}

/** Takes who reads above to the end, where it stands out once something new is there. */
export function ToEndButton({ missed, onClick }: ToEndButtonProps) {
  const { t } = useTranslation('chat');
  return (
    <Button
      variant={missed ? 'contained' : 'outlined'}
      color={missed ? 'primary' : 'inherit'}
      size="small"
      onClick={onClick}
      startIcon={<ArrowDown aria-hidden />}
      sx={{
        position: 'absolute',
        bottom: 12,
        left: '50%',
        transform: 'translateX(-50%)',
        borderRadius: '14px',
        ...(!missed && { bgcolor: 'background.paper', '&:hover': { bgcolor: 'background.paper' } }),
      }}
    >
      {t(missed ? 'conversation.newMessages' : 'conversation.toEnd')}
    </Button>
  );
}
