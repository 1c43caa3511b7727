import Box from '@mui/material/Box';
import type { ChatClient } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { SiteCheck } from './SiteCheck.tsx';

/** What puts the widget on a site, and whether it is there. */
export function InstallSection({ client }: { client: ChatClient }) {
  const { t } = useTranslation('widgets');
  const { scriptUrl } = client;
  const { origin } = new URL(scriptUrl);
  return (
    <>
      <ProfileSection title={t('section.snippet')} about={t('about.snippet')}>
        <CopyBlock label={t('install.snippet')} text={`<script async src="${scriptUrl}"></script>`} />
      </ProfileSection>
      <ProfileSection title={t('section.checkSite')} about={t('about.checkSite')}>
        <SiteCheck client={client} />
      </ProfileSection>
      <ProfileSection title={t('section.elsewhere')}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Guide title={t('install.policy')} about={t('install.policyAbout')}>
            <CopyBlock label={t('install.policy')} text={`script-src ${origin};\nframe-src ${origin};`} />
          </Guide>
          <Guide title={t('install.react')} about={t('install.reactAbout')}>
            <CopyBlock label={t('install.react')} text={reactSnippet(scriptUrl)} />
          </Guide>
        </Box>
      </ProfileSection>
    </>
  );
}

const reactSnippet = (scriptUrl: string) => `useEffect(() => {
  const script = document.createElement('script');
  script.src = '${scriptUrl}';
  script.async = true;
  document.head.append(script);
}, []);`;

interface GuideProps {
  title: string;
  about: string;
  children: ReactNode;
}

function Guide({ title, about, children }: GuideProps) {
  return (
    <div>
      <Box sx={{ fontWeight: 550 }}>{title}</Box>
      <Box sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{about}</Box>
      {children}
    </div>
  );
}
