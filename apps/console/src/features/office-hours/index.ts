export { FoundOnWebsite } from './FoundOnWebsite.tsx';
export { OfficeConflict } from './OfficeConflict.tsx';
export { OfficeHoursFields } from './OfficeHoursFields.tsx';
export { useClock } from './use-clock.ts';
export { useMomentText } from './use-moment-text.ts';
export { useOfficeEditor } from './use-office-editor.ts';

export const loadOfficeHoursPanel = () => import('./OfficeHoursPanel.tsx');
