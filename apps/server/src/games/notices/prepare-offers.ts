import { passKinds, streamStatuses } from '@grandstand/contract'
import { chooseGameOffer, type GameOffer, hasEventAccess, isEventPurchased, isSold } from '@grandstand/rules'
import { z } from 'zod'
import { findPicture } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { openOrders } from '../../orders/orders/index.ts'
import type { NoticedGame } from './noticed-game-store.ts'

const passKind = z.enum(passKinds)
const streamStatus = z.enum(streamStatuses)

/**
 * What the game offers right now to each of its readers, by the rule that gate and checkout read; what is the same for all of
 * them is asked for once. Where a reader is, a message cannot know.
 */
export async function prepareOffers(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  channel: Channel,
  game: NoticedGame,
): Promise<(userId: number) => Promise<GameOffer>> {
  const type = passKind.parse(game.type)
  const stream_status = streamStatus.parse(game.stream_status)
  const { language, currency } = channel.settings
  const { categoryLines } = await ctx.rosters.get({ channel, language })
  const facts = {
    ...(await findPicture(ctx.db, channel, { id: game.id, stream_status })),
    type,
    stream_status,
    is_cancelled: false,
    currency,
    base_price: game.base_price,
    service_fee: game.service_fee,
  }
  const sold = {
    id: game.id,
    type,
    categoryIds: categoryLines.get(game.event_category_id) ?? [game.event_category_id],
    participantIds: game.teams.map(({ id }) => id),
  }
  return async userId => {
    const now = ctx.now()
    const orders = isSold(type) ? await openOrders(ctx, { channelId: channel.id, userId })() : []
    const isPurchased = isEventPurchased(sold, orders, now)
    const has_access = hasEventAccess({ type, isLoggedIn: true, isPurchased })
    return chooseGameOffer({ ...facts, has_access }, now.getTime())
  }
}
