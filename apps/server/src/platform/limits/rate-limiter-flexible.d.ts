// The package types its index only. That loads all of its stores, which takes 11 MB and 50 ms.
declare module 'rate-limiter-flexible/lib/RateLimiterPostgres.js' {
  export { RateLimiterPostgres as default } from 'rate-limiter-flexible';
}
declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible';
}
