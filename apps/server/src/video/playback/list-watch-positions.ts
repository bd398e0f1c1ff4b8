import type { calls, Reply } from '@grandstand/contract'
import { isScoreHidden, watchedPercent } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { listPositions } from './playback-store.ts'

type Item = Reply<typeof calls.listWatchPositions>['items'][number]

/** More than anybody has on the cards of a page. */
const maxPositions = 200

export async function listWatchPositions(
  ctx: Pick<Context, 'db'>,
  { channel, session }: { channel: Channel; session: Pick<Session, 'shownScores'> & { userId: number } },
): Promise<Item[]> {
  const rows = await listPositions(ctx.db, channel.id, session.userId, maxPositions)
  const shown = await session.shownScores()
  // How much is left would tell how long the game was.
  const isHidden = (eventId: number | null) =>
    eventId !== null && isScoreHidden({ id: eventId, stream_status: 'finished' }, shown)
  return rows.flatMap(({ event_id, vod_media_item_id, position_seconds, duration_seconds }): Item[] => {
    if (duration_seconds === null) return []
    const percent = watchedPercent(position_seconds, duration_seconds)
    if (percent === null) return []
    if (isHidden(event_id)) return [{ event_id, vod_media_item_id, percent: null, left_seconds: null }]
    const left_seconds = Math.ceil(duration_seconds - position_seconds)
    return [{ event_id, vod_media_item_id, percent, left_seconds }]
  })
}
