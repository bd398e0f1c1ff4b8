import { calls, studioCalls } from '@grandstand/contract'
import { keyRoute, userRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { findGiven } from './find-given.ts'
import { giveGrants } from './give-grants.ts'
import { listGrantLinks } from './list-grant-links.ts'
import { openGiven } from './open-given.ts'
import { resendGrantLink } from './resend-grant-link.ts'
import { takeBackGrantLink } from './take-back-grant-link.ts'

export { forgetGrantLinksTo } from './grant-link-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const givenRoutes = [keyRoute(calls.findGift, findGiven), userRoute(calls.openGift, openGiven)]

export const grantLinkRoutes = [
  channelRoute(studioCalls.giveGrants, keyOf, giveGrants),
  channelRoute(studioCalls.listGrantLinks, keyOf, listGrantLinks),
  channelRoute(studioCalls.resendGrantLink, keyOf, resendGrantLink),
  channelRoute(studioCalls.takeBackGrantLink, keyOf, takeBackGrantLink),
]
