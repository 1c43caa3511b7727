import type { KindWords } from '../starter-words.ts';
import { handsOver } from '../topics.ts';

/** Kundeservice: what customers ask before and after they buy. */
export const service: KindWords = {
  frame: {
    welcome: 'Hej, og velkommen til {{companyName}}. Jeg er en chatbot.',
    question: 'Hvad kan jeg hjælpe dig med?',
    greeting: 'Hej! Hvad kan jeg hjælpe dig med?',
    whoElse: 'en af os',
    person: {
      title: 'Tal med en medarbejder',
      phrases: [
        'Jeg vil tale med et menneske',
        'Kan jeg tale med en medarbejder?',
        'Stil mig om til kundeservice',
        'Må jeg tale med en af jer?',
      ],
    },
    thanks: { phrase: 'Perfekt', answer: 'Det var så lidt. Hav en god dag!' },
  },
  topics: [
    handsOver('complaint', 'Klage', 'Det er jeg ked af. Skriv, hvad der er sket, så hjælper en af os dig.', [
      'Jeg vil gerne klage',
      'Jeg har en klage',
      'Hvordan klager jeg?',
      'Jeg er ikke tilfreds',
      'Det var en dårlig oplevelse',
      'I har lavet en fejl',
      'Jeg er skuffet over jer',
    ]),
  ],
};
