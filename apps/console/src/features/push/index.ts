export { DeviceList } from './DeviceList.tsx';
export { turnOff } from './device-push.ts';
export { NotificationHint } from './NotificationHint.tsx';
export { SoundSwitch } from './SoundSwitch.tsx';
export { ThisDevice } from './ThisDevice.tsx';
export { useShownToOthers } from './taking-turns.ts';
export { openSoundWhenUsed, playNotes } from './tone.ts';
export { useServiceWorker } from './use-service-worker.ts';

export const loadTellOfChat = () => import('./tell-of-chat.ts');
