import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type endpoints, type ReplyOf, SourceType } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { FileUp, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ButtonLink = createLink(Button);

interface NewSourceButtonsProps {
  list: ReplyOf<typeof endpoints.sources.getGptTrainingJobList> | undefined;
}

/** Whether the plan includes no further source. */
export const isPlanFull = ({
  totalCount,
  maxSourceCount,
}: NonNullable<NewSourceButtonsProps['list']>): boolean =>
  maxSourceCount !== null && totalCount >= maxSourceCount;

/** The ways to a new source; none once the plan's number is reached. */
export function NewSourceButtons({ list }: NewSourceButtonsProps) {
  const { t } = useTranslation('jobs');
  if (list && isPlanFull(list)) return null;
  return (
    <Box data-tour="jobs-add" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <ButtonLink
        to="/jobs/detail"
        search={{ type: SourceType.upload }}
        variant="outlined"
        color="inherit"
        startIcon={<FileUp aria-hidden />}
      >
        {t('list.addDocuments')}
      </ButtonLink>
      <ButtonLink to="/jobs/detail" variant="contained" startIcon={<Globe aria-hidden />}>
        {t('list.addWebsite')}
      </ButtonLink>
    </Box>
  );
}
