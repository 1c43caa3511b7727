import { Role } from '@samtale/contract';
import { expect, test } from 'vitest';
import { hasAnyRole, landingAfterDenial, screenAccess } from './access.ts';

test('a user who only takes chats lands among the chats', () => {
  expect(landingAfterDenial([Role.chatAgent], '/training')).toBe('/chat');
});

test('others land where they wanted to go, or among the flows', () => {
  expect(landingAfterDenial([Role.chatDeveloper], '/chat')).toBe('/chat');
  expect(landingAfterDenial([Role.administrator], null)).toBe('/intent/list');
});

test('a user without a role that opens a screen is sent nowhere', () => {
  expect(landingAfterDenial([Role.contact], '/chat')).toBeNull();
  expect(landingAfterDenial([], null)).toBeNull();
});

test('screens are open to the roles that may make their calls', () => {
  expect(hasAnyRole([Role.chatAgent], screenAccess.flows)).toBe(false);
  expect(hasAnyRole([Role.chatAgent], screenAccess.chat)).toBe(true);
  expect(hasAnyRole([Role.administrator], screenAccess.training)).toBe(true);
});
