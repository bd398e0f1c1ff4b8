import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { listStudioKeys } from './list-studio-keys.ts'
import { makeStudioKey } from './make-studio-key.ts'
import { revokeStudioKey } from './revoke-studio-key.ts'

export { findKeySession } from './find-key-session.ts'
export { shownName } from './studio-key-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const studioKeyRoutes = [
  channelRoute(studioCalls.listStudioKeys, keyOf, listStudioKeys),
  channelRoute(studioCalls.makeStudioKey, keyOf, makeStudioKey),
  channelRoute(studioCalls.revokeStudioKey, keyOf, revokeStudioKey),
]
