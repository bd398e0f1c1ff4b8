import type { Config } from '../config/read-config.ts'
import type { Context } from '../context/context.ts'
import { applyDemo } from '../demo/apply-demo.ts'
import { makeMissingPushKeys } from '../games/notices/index.ts'
import { createInnerApp } from '../http/create-inner-app.ts'
import { listen } from './listen.ts'
import { openContext, readOwnNode } from './open-context.ts'
import {
  endDemoUsers,
  type KnownLogins,
  prepareLogins,
  startAudience,
  startPictures,
  startSeason,
} from './start-demo.ts'
import { startKeeping } from './start-keeping.ts'
import type { StartOptions } from './start-options.ts'
import { startPayments } from './start-payments.ts'
import { startReceiving } from './start-receiving.ts'
import { openWebApps, startEdges, startWeb } from './start-web.ts'
import { startWorker } from './start-worker.ts'
import { createStops } from './stops.ts'

export interface RunningServer extends KnownLogins {
  /** Where it listens on this machine. */
  url: string
  /** Null: the port where encoders send to was taken, or they send to another process. */
  rtmpPort: number | null
  /** A game of the demo with a live picture. */
  liveEventId: number | null
  ctx: Context
  stop(): Promise<void>
}

/** Starts the roles of this process in order; whatever fails, what was started before is stopped again. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const { roles } = config
  const apps = roles.has('web') ? openWebApps(options) : null
  const stops = createStops(options.say)
  try {
    const opened = await openContext(config, options, stops)
    const { ctx, sendsTo } = opened
    await endDemoUsers(config, opened)
    if (config.demo) await applyDemo(ctx.db, options.say)
    await makeMissingPushKeys(ctx)
    // The demo's users have bought games of its season.
    if (roles.has('worker')) await startSeason(config, opened, stops)
    const logins = roles.has('web') ? await prepareLogins(config, opened) : { operator: null, demoLogins: [] }
    const app = apps ? await startWeb(config, opened, apps) : await createInnerApp({ ctx, config })
    stops.push('the HTTP server', () => app.close())
    // Before cameras connect and after they leave: the process that has the port is the only one with its id, see
    // `chooseNodeId`.
    const url = await listen(app, config)
    if (roles.has('web')) startPayments(opened, url, stops)
    if (roles.has('web')) await startEdges(config, opened, stops)
    if (roles.has('worker')) await startWorker(opened, stops)
    if (roles.has('worker') || roles.has('ingest')) await startKeeping(config, opened, stops)
    if (roles.has('ingest')) await startReceiving(config, opened, options, stops)
    await opened.nodes.begin(config.nodeUrl ?? url.replace('localhost', '127.0.0.1'), () =>
      readOwnNode(opened),
    )
    stops.push('the cameras of this node', opened.nodes.drain)
    if (roles.has('worker')) startAudience(config, opened, stops)
    const liveEventId = roles.has('ingest') ? await startPictures(config, opened, options, stops) : null
    return { url, rtmpPort: sendsTo.rtmpPort, liveEventId, ctx, ...logins, stop: stops.stopAll }
  } catch (error) {
    await stops.stopAll()
    throw error
  }
}
