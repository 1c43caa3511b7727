export { PretendedCustomerFields } from './PretendedCustomerFields.tsx';
export { SaveAsTestButton } from './SaveAsTestButton.tsx';
export { useSaveAsTest } from './use-save-as-test.ts';
