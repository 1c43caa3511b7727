// What showing a bubble takes, on any screen. Imports nothing at run time: the widget's first bytes hold it.
export * from './address.ts';
export * from './bubble-words.ts';
export * from './link-text.ts';
export * from './message-groups.ts';
export * from './plain-text.ts';
export * from './rich-text.ts';
export * from './sent-file.ts';
export * from './sms-parts.ts';
export * from './told-contact.ts';
export * from './video-player.ts';
