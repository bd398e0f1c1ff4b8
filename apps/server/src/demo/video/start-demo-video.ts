import { type SurfaceName, surfaceNames } from '@grandstand/demo-footage'
import type { Context } from '../../context/context.ts'
import { repeatAlone } from '../../video/nodes/index.ts'
import { sportPlay } from '../season/index.ts'
import { cutDemoClips } from './cut-demo-clips.ts'
import { replayKinds } from './demo-footage.ts'
import { forgetOldGames } from './forget-old-games.ts'
import { createOnAir, listOnAir } from './keep-on-air.ts'
import { lendPreviews } from './lend-previews.ts'
import { linkLibrary } from './link-library.ts'
import { linkReplays } from './link-replays.ts'
import { linkSlides } from './link-slides.ts'
import { makeReplay } from './make-replay.ts'

export interface DemoVideoOptions {
  channelKey: string
  /** Where replays are kept that are made of the films. */
  dir: string
  /** Null: no port was free, so nothing can be sent. */
  rtmpPort: number | null
  say: (sentence: string) => void
}

export interface DemoVideo {
  /** A free game that is on air; of several, the one that goes on longest. */
  liveEventId: number | null
  stop(): Promise<void>
}

const keepEveryMs = 2_000

/** Pictures for the demo's games. All of it goes on in the background; the server is ready before. */
export async function startDemoVideo(
  ctx: Pick<
    Context,
    | 'db'
    | 'now'
    | 'sealer'
    | 'channels'
    | 'folders'
    | 'nodes'
    | 'recordings'
    | 'ffmpeg'
    | 'log'
    | 'videoNodes'
    | 'jobs'
    | 'rosters'
  >,
  { channelKey, dir, rtmpPort, say }: DemoVideoOptions,
): Promise<DemoVideo> {
  const channel = await ctx.channels.findByKey(channelKey)
  const { ffmpeg } = ctx
  if (!ffmpeg || !channel) return { liveEventId: null, stop: async () => {} }
  if (rtmpPort === null)
    say(
      "Another program uses port 1935, which encoders send to, so the demo's games are not live. Choose another: RTMP_PORT=1936 npm start",
    )
  /** Surfaces with a replay. */
  const replayable = new Set<SurfaceName>()
  const controller = new AbortController()
  const { signal } = controller
  const onAir = rtmpPort === null ? null : createOnAir(ctx, { ffmpegPath: ffmpeg.path, rtmpPort })
  const keeping = repeatAlone(ctx, 'demo video', {
    everyMs: keepEveryMs,
    async run() {
      await onAir?.keep(channel)
      await forgetOldGames(ctx, channel, { ready: replayable })
      await linkReplays(ctx, channel, { ready: replayable, dir })
      await linkLibrary(ctx, channel, { ready: replayable, dir })
      await linkSlides({ ...ctx, ffmpeg, signal }, channel, { dir })
      await lendPreviews(ctx, channel)
      await cutDemoClips(ctx, channel)
    },
    onError: error =>
      ctx.log.warn({ error }, "The replays of the demo's games could not be updated; the demo tries again"),
  })
  const live = onAir ? await listOnAir(ctx, channel) : []
  const first = live.map(({ sport }) => sportPlay(sport).surface)
  const making = makeReplays(new Set([...first, ...surfaceNames])).catch(error => {
    if (signal.aborted) return
    ctx.log.error({ error }, "The demo's replays could not be made; its past games have no picture")
    say("The demo's replays could not be made, so its past games have no picture; the log says why.")
  })
  return {
    liveEventId: longestFree(live)?.id ?? null,
    async stop() {
      controller.abort()
      await keeping.stop()
      await onAir?.stop()
      await making
    },
  }

  async function makeReplays(surfaces: ReadonlySet<SurfaceName>): Promise<void> {
    if (!ffmpeg) return
    for (const surface of surfaces) {
      for (const kind of replayKinds) await makeReplay({ ...ctx, ffmpeg, signal, dir }, surface, kind)
      replayable.add(surface)
    }
  }
}

const longestFree = (games: Awaited<ReturnType<typeof listOnAir>>) =>
  games.filter(({ type }) => type === 'free').toSorted((a, b) => b.ends_at.getTime() - a.ends_at.getTime())[0]
