export * from './action-kinds.ts';
export {
  type ActionEvent,
  actionEventTypes,
  doneAction,
  endsAction,
  listedAction,
} from './action-of-event.ts';
export * from './advance.ts';
export * from './anonymise-event.ts';
export * from './apply-event.ts';
export * from './bubble.ts';
export * from './channel.ts';
export { companyValues } from './company-values.ts';
export * from './conditions.ts';
export * from './contact.ts';
export * from './customer-facts.ts';
export * from './erased-counts.ts';
export * from './event.ts';
export * from './file.ts';
export { fillRequest } from './fill-work.ts';
export * from './generation.ts';
export * from './json-body.ts';
export * from './office-times.ts';
export * from './open-contexts.ts';
export * from './opening-at.ts';
export * from './operators.ts';
export * from './parameters.ts';
export * from './release.ts';
export * from './reply-details.ts';
export * from './secret-references.ts';
export * from './staff-step.ts';
export * from './state.ts';
export type { DialogContext } from './turn-record.ts';
export * from './visitor-event.ts';
export * from './visitor-step.ts';
export * from './work.ts';
