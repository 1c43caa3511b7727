/** Under which a browser remembers whom it tells of chats. */
export const keptDeviceKey = 'samtale.notifications';
