export { useCountryName } from './use-country-name.ts';
