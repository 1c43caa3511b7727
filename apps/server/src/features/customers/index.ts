export { insertCustomers } from './insert-customers.ts';
export { customerRoutes } from './routes.ts';
