import { draft } from '../topics.ts';

export const parking = draft('parking', 'Parkering', [
  'Hvor kan jeg parkere?',
  'Er der parkering hos jer?',
  'Er parkeringen gratis?',
  'Koster det noget at parkere?',
  'Har I handicapparkering?',
  'Hvor tæt på kan jeg holde?',
  'Kan jeg tage bus eller tog?',
]);
