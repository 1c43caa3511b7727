export { accounts } from './tables.ts';
