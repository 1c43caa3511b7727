export { findHostName } from './find-host-name.ts';
