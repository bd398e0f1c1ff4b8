import { chooseGameOffer } from '@grandstand/rules'
import { findPictures } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { listLiveGames } from './awaited-picture-store.ts'

const ofAnyPrice = {
  type: 'free',
  is_cancelled: false,
  has_access: true,
  base_price: 0,
  service_fee: 0,
} as const

/** Live games whose picture can be seen now, by the rule that gate and checkout read. Three questions for a channel. */
export async function listWatchableGames(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  channelIds: readonly number[],
): Promise<number[]> {
  if (channelIds.length === 0) return []
  const nowMs = ctx.now().getTime()
  const live = Map.groupBy(await listLiveGames(ctx.db, channelIds), game => game.channel_id)
  const watchable: number[] = []
  for (const [channelId, games] of live) {
    const channel = await ctx.channels.findById(channelId)
    if (!channel) continue
    const { currency } = channel.settings
    const pictures = await findPictures(ctx.db, channel, games)
    for (const { id, stream_status } of games) {
      const picture = pictures.get(id)
      if (!picture) continue
      const facts = { ...ofAnyPrice, ...picture, stream_status, currency }
      if (chooseGameOffer(facts, nowMs).state === 'live') watchable.push(id)
    }
  }
  return watchable
}
