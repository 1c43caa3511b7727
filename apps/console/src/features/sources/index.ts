export { useSourceList } from './use-source-list.ts';
