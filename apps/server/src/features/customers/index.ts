export { readCustomerFacts } from './customer-facts.ts';
export { deleteCustomer } from './delete-customer.ts';
export { insertCustomers } from './insert-customers.ts';
export { meetCustomer } from './meet-customer.ts';
export { pretendedFacts } from './pretended-facts.ts';
export { customerRoutes } from './routes.ts';
