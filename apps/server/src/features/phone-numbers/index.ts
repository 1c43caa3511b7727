export { listAgentPhones, numbersOfPhones } from './agent-phones.ts';
export { numberPattern } from './number-pattern.ts';
export { parseNumber } from './parse-number.ts';
export { phoneNumberRoutes } from './routes.ts';
