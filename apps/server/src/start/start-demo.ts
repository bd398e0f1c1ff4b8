import { join } from 'node:path'
import type { Config } from '../config/read-config.ts'
import { demoChannelKey } from '../demo/apply-demo.ts'
import { placeDemoPrerolls } from '../demo/place-demo-prerolls.ts'
import { startDemoSeason } from '../demo/season/index.ts'
import { createDemoUsers, demoLogins } from '../demo/users/index.ts'
import { startDemoVideo } from '../demo/video/index.ts'
import { ensureOperator, type KnownOperator } from '../features/operators/index.ts'
import type { Opened } from './open-context.ts'
import type { StartOptions } from './start-options.ts'
import type { Stops } from './stops.ts'

export interface KnownLogins {
  /** A login to the Studio that may be shown: see `ensureOperator`. */
  operator: KnownOperator | null
  /** Viewers of the demo channel. */
  demoLogins: readonly { email: string; password: string; isTemporary: boolean }[]
}

/** A season that goes on, with the worker. */
export async function startSeason({ demo }: Config, { ctx }: Opened, stops: Stops): Promise<void> {
  if (demo) stops.push((await startDemoSeason(ctx, demoChannelKey)).stop)
}

/** Who can log in, with the pages. */
export async function prepareLogins(config: Config, { ctx }: Opened): Promise<KnownLogins> {
  const channel = config.demo ? await ctx.channels.findByKey(demoChannelKey) : undefined
  if (channel) await createDemoUsers(ctx, channel)
  if (config.demoVideo) await placeDemoPrerolls(join(config.dataDir, 'prerolls'))
  const operator = await ensureOperator(ctx, {
    isDemo: channel !== undefined,
    email: `operator@${new URL(ctx.publicUrl).hostname}`,
  })
  return { operator, demoLogins: channel ? demoLogins : [] }
}

/** Encoders and replays, where encoders are taken. Returns a game that has a live picture. */
export async function startPictures(
  config: Config,
  { ctx, sendsTo }: Opened,
  { say }: StartOptions,
  stops: Stops,
): Promise<number | null> {
  if (!config.demoVideo) return null
  const video = await startDemoVideo(ctx, {
    channelKey: demoChannelKey,
    dir: join(config.dataDir, 'demo'),
    rtmpPort: sendsTo.rtmpPort,
    say,
  })
  stops.push(video.stop)
  return video.liveEventId
}
