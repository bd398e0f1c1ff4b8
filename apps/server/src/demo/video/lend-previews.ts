import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { pictureAddress, previewName } from '../../context/media-pictures.ts'
import { insertPreviews, listGamesWithoutPreview, listLatestPreviews } from './demo-video-store.ts'

const dayMs = 86_400_000

/** The games of the next days show what the last one of their sport was like. */
export async function lendPreviews(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  const startsBefore = new Date(ctx.now().getTime() + 3 * dayMs)
  const games = await listGamesWithoutPreview(ctx.db, channel.id, startsBefore)
  if (games.length === 0) return
  const latest = await listLatestPreviews(ctx.db, channel.id)
  const urls = new Map(
    latest.map(({ event_category_id, video_id }) => [
      event_category_id,
      pictureAddress(channel.channel_key, video_id, previewName),
    ]),
  )
  const lent = games.flatMap(({ id, event_category_id }) => {
    const url = urls.get(event_category_id)
    return url ? [{ event_id: id, url }] : []
  })
  if (lent.length === 0) return
  await ctx.db.transaction(async tx => {
    await insertPreviews(tx, channel.id, lent)
    const eventIds = lent.map(({ event_id }) => event_id)
    await recordEventChanges(tx, channel.id, eventIds, ctx.now())
  })
}
