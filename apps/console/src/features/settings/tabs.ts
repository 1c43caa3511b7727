import {
  AppWindow,
  Building2,
  CalendarClock,
  Clock,
  CodeXml,
  Gauge,
  KeyRound,
  Languages,
  Lock,
  type LucideIcon,
  MessageCircleHeart,
  MessageSquareText,
  MessagesSquare,
  Palette,
  Phone,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Volume2,
  Wrench,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { TabName } from '../../lib/access/tab-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

interface Tab {
  icon: LucideIcon;
  Content: ComponentType;
  /** Only for those who look after all agents. */
  userAdmin?: true;
}

const widgetTab = (name: TabName) =>
  lazyPart(async () => ({ default: (await import('./tabs/widget/widget-tab-of.tsx')).widgetTabOf(name) }));

/** What stands behind each name; every tab is fetched when it is first opened. */
export const tabs: Record<TabName, Tab> = {
  general: { icon: SlidersHorizontal, Content: lazyPart(() => import('./tabs/general/GeneralTab.tsx')) },
  company: { icon: Building2, Content: lazyPart(() => import('./tabs/company/CompanyTab.tsx')) },
  language: { icon: Languages, Content: lazyPart(() => import('./tabs/language/LanguageTab.tsx')) },
  timeZone: { icon: Clock, Content: lazyPart(() => import('./tabs/timeZone/TimeZoneTab.tsx')) },
  officeTime: {
    icon: CalendarClock,
    Content: lazyPart(() => import('./tabs/officeTime/OfficeTimeTab.tsx')),
  },
  defaultWelcome: {
    icon: MessageCircleHeart,
    Content: lazyPart(() => import('./tabs/defaultWelcome/DefaultWelcomeTab.tsx')),
  },
  mlClassification: {
    icon: Gauge,
    Content: lazyPart(() => import('./tabs/mlClassification/MlClassificationTab.tsx')),
  },
  widget: { icon: AppWindow, Content: widgetTab('widget') },
  theme: { icon: Palette, Content: widgetTab('theme') },
  chat: { icon: MessageSquareText, Content: widgetTab('chat') },
  search: { icon: Search, Content: widgetTab('search') },
  security: { icon: Lock, Content: widgetTab('security') },
  installScript: { icon: CodeXml, Content: widgetTab('installScript') },
  facebook: { icon: MessagesSquare, Content: lazyPart(() => import('./tabs/facebook/FacebookTab.tsx')) },
  phone: { icon: Phone, Content: lazyPart(() => import('./tabs/phone/PhoneTab.tsx')) },
  voice: { icon: Volume2, Content: lazyPart(() => import('./tabs/voice/VoiceTab.tsx')) },
  gdpr: { icon: ShieldCheck, Content: lazyPart(() => import('./tabs/gdpr/GdprTab.tsx')) },
  secrets: { icon: KeyRound, Content: lazyPart(() => import('./tabs/secrets/SecretsTab.tsx')) },
  admin: { icon: Wrench, Content: lazyPart(() => import('./tabs/admin/AdminTab.tsx')), userAdmin: true },
};
