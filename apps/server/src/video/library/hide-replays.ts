import type { VodMediaItem } from '@grandstand/contract'
import { hideReplay } from '@grandstand/rules'
import { describeEvents } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCaller } from '../../context/session.ts'
import { type LibraryRow, listGamesOfVideos } from './library-store.ts'

/** What the library tells of replays to somebody who hides scores: a video of a game that they have not watched. */
export async function hideReplays(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: EventCaller | null },
  described: readonly { row: LibraryRow; item: VodMediaItem }[],
): Promise<VodMediaItem[]> {
  const shown = (await asked.session?.shownScores()) ?? 'all'
  if (shown === 'all') return described.map(({ item }) => item)
  const videoIds = described.flatMap(({ row }) => row.video?.id ?? [])
  const games = await listGamesOfVideos(ctx.db, asked.channel.id, videoIds)
  const events = await describeEvents(ctx, asked, [...new Set(games.map(({ event_id }) => event_id))])
  return described.map(({ row, item }) => {
    const game = games.find(({ video_id }) => video_id === row.video?.id)
    const event = events.find(({ id }) => id === game?.event_id)
    return event?.is_score_hidden ? hideReplay(item, event) : item
  })
}
