export { createDemoUsers } from './create-demo-users.ts'
export { demoLogins } from './demo-logins.ts'
export { listKnownUsers } from './list-known-users.ts'
