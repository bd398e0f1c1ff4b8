import type { SurfaceName } from '@grandstand/demo-footage'
import { readRecording } from '@grandstand/media'
import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { setFilmedAt } from '../../video/nodes/index.ts'
import { findPictures, findStills, setDuration, setPictures, setVideoSite } from '../../video/videos/index.ts'
import { isTelevised, listDemoGames, replayOf, sportPlay } from '../season/index.ts'
import { replayFolder } from './demo-footage.ts'
import { insertReplays, listGamesWithoutReplay, listUnlinkedReplays } from './demo-video-store.ts'
import { linkFolder } from './link-folder.ts'

/** Games that are over get the footage of their surface as replay: hundreds of links to a few folders. */
export async function linkReplays(
  ctx: Pick<Context, 'db' | 'now' | 'folders' | 'nodes'>,
  channel: Channel,
  { ready, dir }: { ready: ReadonlySet<SurfaceName>; dir: string },
): Promise<void> {
  const isReady = ({ sport }: { sport: string }) => ready.has(sportPlay(sport).surface)
  const games = (await listGamesWithoutReplay(ctx.db, channel.id)).filter(isReady)
  const lengths = new Map<string, Promise<number>>()
  const lengthOf = (folder: string) => {
    const known = lengths.get(folder)
    if (known) return known
    const length = readRecording({ dir: folder }).then(({ endSeconds }) => Math.round(endSeconds * 1000))
    lengths.set(folder, length)
    return length
  }
  await ctx.db.transaction(async tx => {
    if (games.length > 0) await insertReplays(tx, channel.id, games, ctx.now())
    const replays = (await listUnlinkedReplays(tx, channel.id)).filter(isReady)
    if (replays.length === 0) return
    const over = await listDemoGames(ctx.db, channel.id, { status: 'finished' })
    const replayed = new Map(over.map(game => [game.id, replayOf(game)]))
    for (const { id, event_id, sport } of replays) {
      const { kind, from } = replayed.get(event_id) ?? { kind: 'open', from: null }
      const target = replayFolder(dir, sportPlay(sport).surface, kind)
      await linkFolder(target, ctx.folders.video(channel.id, id))
      const pictures = await findPictures(target)
      // A poster represents the game, so it must look like it.
      const stills = await findStills(target)
      const poster = stills[id % stills.length] ?? pictures.poster
      const fitting = { ...pictures, poster: isTelevised(sport) ? poster : null }
      await setPictures(tx, channel.id, id, fitting)
      await setDuration(tx, channel.id, id, await lengthOf(target))
      await setFilmedAt(tx, channel.id, id, from)
      await setVideoSite(tx, channel.id, id, ctx.nodes.site)
    }
    const eventIds = replays.map(({ event_id }) => event_id)
    await recordEventChanges(tx, channel.id, eventIds, ctx.now())
  })
}
