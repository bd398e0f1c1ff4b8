import type { SurfaceName } from '@grandstand/demo-footage'
import { readRecording } from '@grandstand/media'
import { touchChannel } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findPictures, insertVideo, moveVideo, setOwnVideo, setPictures } from '../../video/videos/index.ts'
import type { ReplayKind } from '../season/index.ts'
import { replayFolder } from './demo-footage.ts'
import { listItemsWithoutVideo } from './demo-video-store.ts'
import { linkFolder } from './link-folder.ts'

/** What each item of the demo's library shows: there is no other footage than that of games. */
const films: Record<string, [SurfaceName, ReplayKind]> = {
  'football-final': ['gridiron', 'scored'],
  'friday-night-plays': ['gridiron', 'open'],
  'hockey-cup': ['ice', 'scored'],
  'goals-of-the-month': ['ice', 'scored'],
  'buzzer-beaters': ['court', 'scored'],
  'ashfold-comeback': ['court', 'scored'],
  'track-meet': ['oval', 'scored'],
  'bus-ride': ['court', 'open'],
  'student-crew': ['ice', 'open'],
  'ice-at-dawn': ['ice', 'open'],
  'first-touch': ['grass', 'open'],
  'serve-receive': ['net', 'open'],
  'ground-balls': ['lacrosse', 'open'],
  'seventh-inning': ['diamond', 'scored'],
}

/** Items of the library get footage as their videos, by links as replays do; what an operator sends takes their place. */
export async function linkLibrary(
  ctx: Pick<Context, 'db' | 'now' | 'folders'>,
  channel: Channel,
  { ready, dir }: { ready: ReadonlySet<SurfaceName>; dir: string },
): Promise<void> {
  for (const { id, alias } of await listItemsWithoutVideo(ctx.db, channel.id)) {
    const [surface, kind] = films[alias] ?? []
    if (!surface || !kind || !ready.has(surface)) continue
    const target = replayFolder(dir, surface, kind)
    const { endSeconds } = await readRecording({ dir: target })
    await ctx.db.transaction(async tx => {
      const now = ctx.now()
      const videoId = await insertVideo(tx, channel.id, { kind: 'file', now })
      await linkFolder(target, ctx.folders.video(channel.id, videoId))
      await setPictures(tx, channel.id, videoId, await findPictures(target))
      const durationMs = Math.round(endSeconds * 1000)
      await moveVideo(tx, channel.id, videoId, { state: 'ready', now, durationMs })
      await setOwnVideo(tx, channel.id, 'library', id, videoId)
      await touchChannel(tx, channel.id)
    })
  }
}
