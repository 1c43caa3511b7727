import MuiLink from '@mui/material/Link';
import { type CheckFinding, type FlowUse, isCompanyValue } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { tabOfValue } from '../../lib/access/tab-of-value.ts';

const TextLink = createLink(MuiLink);

/** A flow by its title; it opens in the editor. */
export const FlowLink = ({ flow }: { flow: FlowUse }) => (
  <TextLink
    to="/intent/list/$intentId"
    params={{ intentId: flow.id }}
    underline="hover"
    sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
  >
    {flow.title}
  </TextLink>
);

/** An entity type by its title; it opens on its own screen. */
export const EntityTypeLink = ({ type }: { type: FlowUse }) => (
  <TextLink
    to="/entities/detail/$entityTypeId"
    params={{ entityTypeId: type.id }}
    underline="hover"
    sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
  >
    {type.title}
  </TextLink>
);

/** What a finding says beside its flows; a value that nobody has told leads to where it is told. */
export const FindingWords = ({ finding: { kind, text }, words }: { finding: CheckFinding; words: string }) =>
  kind === 'untoldValue' && isCompanyValue(text) ? (
    <TextLink to="/settings/$tabName" params={{ tabName: tabOfValue(text) }} underline="hover">
      {words}
    </TextLink>
  ) : (
    words
  );
