import { libraryAccessKinds } from '@grandstand/contract'
import { checkLibrary, isProductHeld } from '@grandstand/rules'
import { z } from 'zod'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { findCapabilities } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkGate } from './check-gate.ts'
import type { PlayableSource } from './describe-source.ts'
import { findWatchedItem } from './watched-item-store.ts'

const accessKind = z.enum(libraryAccessKinds)

/** The video of a library item. Refuses with the reason: of a game's replay with that of the game. */
export async function checkLibraryGate(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters'>,
  asked: Reader & { session: Session; ip: string },
  itemId: number,
): Promise<PlayableSource> {
  const { channel, session } = asked
  const item = await findWatchedItem(ctx.db, channel.id, itemId)
  if (!item) throw new CallError('not_found')
  const { video_id, rungs } = item
  const access = accessKind.parse(item.access)
  if (access === 'game' && item.event_id !== null && video_id !== null) {
    await checkGate(ctx, asked, item.event_id, null)
    return { videoId: video_id, rungs }
  }
  const products = { packageIds: item.package_ids, subscriptionIds: item.subscription_ids }
  const hasVideo =
    video_id !== null && (rungs.length > 0 || (await ctx.videoNodes.isReady(channel.id, video_id)))
  const gate = checkLibrary({
    access,
    isLoggedIn: session.userId !== null,
    capabilities: await findCapabilities(ctx, asked),
    isProductHeld: isProductHeld(products, await session.openingOrders(), ctx.now()),
    isGeoBlocked: isGeoBlocked(ctx, asked),
    hasVideo,
  })
  if (gate === 'login_needed') throw new CallError('unauthenticated')
  if (gate !== null) throw new CallError(gate)
  if (video_id === null) throw new CallError('nothing_to_play')
  return { videoId: video_id, rungs }
}
