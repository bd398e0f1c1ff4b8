import type { calls, Reply } from '@grandstand/contract'
import { watchedPercent } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listPositions } from './playback-store.ts'

/** More than anybody has on the cards of a page. */
const maxPositions = 200

export async function listWatchPositions(
  ctx: Pick<Context, 'db'>,
  { channel, session }: { channel: Channel; session: { userId: number } },
): Promise<Reply<typeof calls.listWatchPositions>['items']> {
  const rows = await listPositions(ctx.db, channel.id, session.userId, maxPositions)
  return rows.flatMap(({ event_id, vod_media_item_id, position_seconds, duration_seconds }) => {
    if (duration_seconds === null) return []
    const percent = watchedPercent(position_seconds, duration_seconds)
    if (percent === null) return []
    const left_seconds = Math.ceil(duration_seconds - position_seconds)
    return [{ event_id, vod_media_item_id, percent, left_seconds }]
  })
}
