export const loadCannedRepliesPanel = () => import('./CannedRepliesPanel.tsx');
