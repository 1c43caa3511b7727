export { type AccessTokens, createAccessTokens } from './access-tokens.ts';
export { createDeviceMarks } from './device-marks.ts';
export { hashPassword } from './passwords.ts';
export { authRoutes } from './routes.ts';
export { isSessionOpen } from './sessions.ts';
export { users } from './tables.ts';
