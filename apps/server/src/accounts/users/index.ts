export { createUserFeed } from './create-user-feed.ts'
export { describeUser } from './describe-user.ts'
export { notifyUser } from './user-news-store.ts'
export { findUserRow, type UserRow, updateUserRow } from './user-store.ts'
