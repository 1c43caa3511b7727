export { forgetSignUps } from './forget-sign-ups.ts';
export { signUpRoutes } from './routes.ts';
