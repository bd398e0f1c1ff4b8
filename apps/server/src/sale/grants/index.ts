import { calls, studioCalls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { channelRoute } from '../../call/studio-route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { endGrant } from './end-grant.ts'
import { giveGrant } from './give-grant.ts'
import { listGrants } from './list-grants.ts'
import { listStudioGrants } from './list-studio-grants.ts'
import { restoreGrant } from './restore-grant.ts'

export { chooseGift, type Gift, type GiftChoice } from './choose-gift.ts'
export { giveGrant } from './give-grant.ts'
export { findGiftId } from './grant-store.ts'
export { hasGrant } from './has-grant.ts'
export { listHeldGrants } from './list-held-grants.ts'
export { writeGrant } from './write-grant.ts'

const keyOf = (params: { channel: string }) => params.channel

export const grantRoutes = [
  userRoute(calls.listGrants, async (ctx, asked) => wholeList(await listGrants(ctx, asked))),
]

export const studioGrantRoutes = [
  channelRoute(studioCalls.listStudioGrants, keyOf, listStudioGrants),
  channelRoute(studioCalls.giveGrant, keyOf, async (ctx, { channel, session, params, body, ip }) => {
    const { ends_at, ...given } = body
    const endsAt = new Date(ends_at)
    return {
      id: await giveGrant(ctx, channel, {
        ...given,
        userId: params.id,
        endsAt,
        operator: session.operator,
        ip,
      }),
    }
  }),
  channelRoute(studioCalls.endGrant, keyOf, endGrant),
  channelRoute(studioCalls.restoreGrant, keyOf, restoreGrant),
]
