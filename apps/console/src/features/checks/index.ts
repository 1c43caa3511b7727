export { ChecksLink } from './ChecksLink.tsx';
export { FlowLink } from './FindingLinks.tsx';
export { FlowFindings } from './FlowFindings.tsx';
