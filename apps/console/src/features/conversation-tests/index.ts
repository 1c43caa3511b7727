export { PretendedCustomerFields } from './PretendedCustomerFields.tsx';
export { SaveAsTestButton } from './SaveAsTestButton.tsx';
