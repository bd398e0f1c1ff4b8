import type { SurfaceName } from '@grandstand/demo-footage'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { sportPlay } from '../season/index.ts'
import { listOwnReplays, nameReplay } from './demo-video-store.ts'
import { cameraName } from './keep-on-air.ts'

/** Long enough that nobody who saw the end loses the picture. */
const keptMs = 30 * 60_000

/** A demo that runs for days must not fill the disk: what was sent goes, and a shared replay is to take its place. */
export async function forgetOldGames(
  ctx: Pick<Context, 'db' | 'now' | 'recordings'>,
  channel: Channel,
  { ready }: { ready: ReadonlySet<SurfaceName> },
): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMs)
  for (const { id, sport } of await listOwnReplays(ctx.db, channel.id, { cameraName, before })) {
    if (!ready.has(sportPlay(sport).surface)) continue
    await ctx.recordings.remove(channel.id, id)
    await nameReplay(ctx.db, channel.id, id)
  }
}
