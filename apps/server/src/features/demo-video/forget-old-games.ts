import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { SurfaceName } from '@grandstand/media'
import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { chooseSurface, replayFolder } from './demo-footage.ts'
import { listOwnReplays, nameReplay } from './demo-video-store.ts'
import { cameraName } from './keep-on-air.ts'

/** Long enough that nobody who saw the end loses the picture. */
const keptMs = 30 * 60_000

/** A demo that runs for days must not fill the disk: what was sent goes, and the shared replay takes its place. */
export async function forgetOldGames(
  ctx: Pick<Context, 'db' | 'now' | 'recordings'>,
  channel: Channel,
  { ready, dir, mediaDir }: { ready: ReadonlySet<SurfaceName>; dir: string; mediaDir: string },
): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMs)
  for (const { id, sport } of await listOwnReplays(ctx.db, channel.id, { cameraName, before })) {
    const surface = chooseSurface(sport)
    if (!ready.has(surface)) continue
    await ctx.recordings.remove(channel.id, id)
    const link = join(mediaDir, String(channel.id), String(id))
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), replayFolder(dir, surface)), link)
    await nameReplay(ctx.db, channel.id, id, 'Replay')
  }
}
