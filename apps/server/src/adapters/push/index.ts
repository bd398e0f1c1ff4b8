export { createPush } from './create-push.ts'
export type { Push } from './push.ts'
export { makePushKeys, type PushKeys } from './push-keys.ts'
