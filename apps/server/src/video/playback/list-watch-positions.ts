import { isScoreHidden, watchedPercent } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { listPositions } from './playback-store.ts'

/** More than anybody has on the cards of a page. */
const maxPositions = 200

export async function listWatchPositions(
  ctx: Pick<Context, 'db'>,
  { channel, session }: { channel: Channel; session: Pick<Session, 'shownScores'> & { userId: number } },
): Promise<{ event_id: number | null; vod_media_item_id: number | null; percent: number | null }[]> {
  const rows = await listPositions(ctx.db, channel.id, session.userId, maxPositions)
  const shown = await session.shownScores()
  // How much is left would tell how long the game was.
  const isHidden = (eventId: number | null) =>
    eventId !== null && isScoreHidden({ id: eventId, stream_status: 'finished' }, shown)
  return rows.flatMap(({ event_id, vod_media_item_id, position_seconds, duration_seconds }) => {
    const percent = duration_seconds === null ? null : watchedPercent(position_seconds, duration_seconds)
    return percent === null
      ? []
      : [{ event_id, vod_media_item_id, percent: isHidden(event_id) ? null : percent }]
  })
}
