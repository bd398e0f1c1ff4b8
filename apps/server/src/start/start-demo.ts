import { join } from 'node:path'
import { deleteAccount } from '../accounts/auth/index.ts'
import type { Config } from '../config/read-config.ts'
import { demoChannelKey } from '../demo/apply-demo.ts'
import { startDemoAudience } from '../demo/audience/index.ts'
import { placeDemoPrerolls } from '../demo/place-demo-prerolls.ts'
import { startDemoSeason } from '../demo/season/index.ts'
import { createDemoUsers, demoLogins, listKnownUsers } from '../demo/users/index.ts'
import { startDemoVideo } from '../demo/video/index.ts'
import { ensureOperator, type KnownOperator } from '../operators/operators/index.ts'
import { StartError } from '../runtime/start-error.ts'
import type { Opened } from './open-context.ts'
import type { StartOptions } from './start-options.ts'
import type { Stops } from './stops.ts'

export interface KnownLogins {
  /** How to come into the Studio, where it may be shown: see `ensureOperator`. */
  operator: KnownOperator | null
  /** Viewers of the demo channel. */
  demoLogins: readonly { email: string; password: string; isTemporary: boolean }[]
}

/** A season that goes on, with the worker. */
export async function startSeason({ demo }: Config, { ctx }: Opened, stops: Stops): Promise<void> {
  if (demo) stops.push("the demo's season", (await startDemoSeason(ctx, demoChannelKey)).stop)
}

/** Its public, which has weeks to catch up with at first: the pages come before. */
export function startAudience({ demo }: Config, { ctx }: Opened, stops: Stops): void {
  if (demo) stops.push("the demo's audience", startDemoAudience(ctx, demoChannelKey).stop)
}

/**
 * Logins that everybody knows. Without the demo they go, as its operator does; a production start touches nobody and says
 * that it is the wrong database.
 */
export async function endDemoUsers(config: Config, { ctx }: Opened): Promise<void> {
  const channel = config.demo ? undefined : await ctx.channels.findByKey(demoChannelKey)
  if (!channel) return
  const known = await listKnownUsers(ctx, channel)
  if (known.length > 0 && config.production) {
    const emails = known.map(({ email }) => email).join(', ')
    throw new StartError(
      `This database has demo users, whose passwords are public: ${emails}. Use another database, or start it once with DEMO=0 outside production to remove them.`,
    )
  }
  if (!config.roles.has('web')) return
  for (const { id } of known) await ctx.db.transaction(tx => deleteAccount(tx, channel.id, id))
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
  stops.push("the demo's cameras", video.stop)
  return video.liveEventId
}
