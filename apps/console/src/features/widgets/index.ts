export { WidgetTab } from './WidgetTab.tsx';
