export { describeUser } from './describe-user.ts'
export { findUserRow, type UserRow, updateUserRow } from './user-store.ts'
