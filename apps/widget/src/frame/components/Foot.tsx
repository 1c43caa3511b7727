import type { WidgetConfig } from '@samtale/contract';
import type { FrameTexts } from '../texts.ts';
import { FrameLink } from './FrameLink.tsx';

/** The quiet last line: what becomes of the visitor's words, and what the chat is made with. */
export function Foot({ config, texts }: { config: WidgetConfig | null; texts: FrameTexts }) {
  if (!config?.gdprLink && !config?.showPoweredBy) return null;
  return (
    <footer class="foot">
      {config.gdprLink && <FrameLink href={config.gdprLink}>{texts.privacy}</FrameLink>}
      {config.showPoweredBy && <span>Samtale</span>}
    </footer>
  );
}
