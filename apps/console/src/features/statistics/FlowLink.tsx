import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const TextLink = createLink(MuiLink);

interface FlowLinkProps {
  /** Null for answers that no flow gave. */
  intentId: string | null;
  /** Null of a flow that is gone. */
  title: string | null;
  /** Words stand before it: without a line only its colour would tell it from them. */
  inText?: true;
}

/** A flow by its title, which leads to it; of one that is gone only that it is. */
export function FlowLink({ intentId, title, inText }: FlowLinkProps) {
  const { t } = useTranslation('statistics');
  if (intentId === null || title === null) return <i>{t(intentId === null ? 'top.noFlow' : 'top.gone')}</i>;
  return (
    <TextLink
      to="/intent/list/$intentId"
      params={{ intentId }}
      title={title}
      underline={inText ? 'always' : 'hover'}
    >
      {title}
    </TextLink>
  );
}
