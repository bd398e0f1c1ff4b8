import { mkdir, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { SurfaceName } from '@grandstand/media'
import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { recordEventChanges } from '../events/index.ts'
import { chooseSurface, replayFolder } from './demo-footage.ts'
import { insertReplays, listGamesWithoutReplay } from './demo-video-store.ts'

/** Games that are over get the footage of their surface as replay: hundreds of links to a few folders. */
export async function linkReplays(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
  { ready, dir, mediaDir }: { ready: ReadonlySet<SurfaceName>; dir: string; mediaDir: string },
): Promise<void> {
  const games = (await listGamesWithoutReplay(ctx.db, channel.id)).filter(({ sport }) =>
    ready.has(chooseSurface(sport)),
  )
  if (games.length === 0) return
  const surfaces = new Map(games.map(({ id, sport }) => [id, chooseSurface(sport)]))
  const channelDir = join(mediaDir, String(channel.id))
  await mkdir(channelDir, { recursive: true })
  await ctx.db.transaction(async tx => {
    const eventIds = [...surfaces.keys()]
    for (const { id, event_id } of await insertReplays(tx, channel.id, eventIds)) {
      const target = replayFolder(dir, surfaces.get(event_id) ?? 'grass')
      // Relative, so that the data folder may be moved.
      await symlink(relative(channelDir, target), join(channelDir, String(id)))
    }
    await recordEventChanges(tx, channel.id, eventIds, ctx.now())
  })
}
