export { eraseInterval, eraseOldData } from './erase-old-data.ts';
export { previewErasure } from './old-data.ts';
export { pendingFrom, setGdprInterval } from './set-gdpr-interval.ts';
