export { BackToLogin } from './BackToLogin.tsx';
export { GuestHead } from './GuestHead.tsx';
export { Anchor, GuestLink } from './GuestLink.tsx';
export { GuestPage } from './GuestPage.tsx';
export { keepDevice } from './known-devices.ts';
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { PasswordInput } from './PasswordInput.tsx';
