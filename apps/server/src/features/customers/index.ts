export { readCustomerFacts } from './customer-facts.ts';
export { insertCustomers } from './insert-customers.ts';
export { customerRoutes } from './routes.ts';
