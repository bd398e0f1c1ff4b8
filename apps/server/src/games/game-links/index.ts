import { studioCalls } from '@grandstand/contract'
import { channelRoute, publicStudioRoute } from '../../call/studio-route.ts'
import { listGameLinks } from './list-game-links.ts'
import { makeGameLink } from './make-game-link.ts'
import { openGameLink } from './open-game-link.ts'
import { revokeGameLink } from './revoke-game-link.ts'

export { findLinkSession, linkCookie } from './find-link-session.ts'
export { forgetGameLinks } from './forget-game-links.job.ts'

const keyOf = (params: { channel: string }) => params.channel

export const gameLinkRoutes = [
  channelRoute(studioCalls.listGameLinks, keyOf, listGameLinks),
  channelRoute(studioCalls.makeGameLink, keyOf, makeGameLink),
  channelRoute(studioCalls.revokeGameLink, keyOf, revokeGameLink),
  publicStudioRoute(studioCalls.openGameLink, openGameLink),
]
