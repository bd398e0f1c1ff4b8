import { createRtmpServer } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { repeat } from '../../runtime/repeat.ts'
import { StartError } from '../../runtime/start-error.ts'
import { repeatAlone } from '../nodes/index.ts'
import { listOpen } from './camera-store.ts'
import { createRefusalLog } from './create-refusal-log.ts'
import type { SrtListeners } from './create-srt-listeners.ts'
import { cutOffRotated } from './cut-off-rotated.ts'
import { endCameras } from './end-cameras.ts'
import { endLeftParts } from './end-left-parts.ts'
import { holdCameras } from './hold-cameras.ts'
import { interruptCameras } from './interrupt-cameras.ts'
import { type Drain, leaveCameras } from './leave-cameras.ts'
import { removeLeft } from './remove-left.ts'
import { reviveCameras } from './revive-cameras.ts'
import { type IngestContext, takeCamera } from './take-camera.ts'

/** Where encoders send by default. */
const usualPort = 1935

export interface Ingest {
  /** Null: the usual port was taken by another program, so nothing can be sent here. */
  port: number | null
  stop(): Promise<void>
}

interface IngestOptions {
  host: string
  port: number | null
  srt: SrtListeners
  mediaDir: string
  drain: Drain
  /** What comes from it begins with whose it is. */
  isProxy: (ip: string) => boolean
}

/** Takes what encoders send, until it is stopped. */
export async function startIngest(
  ctx: Omit<IngestContext, 'logRefusal'> & Pick<Context, 'sealer' | 'nodes' | 'jobs'>,
  { host, port, srt, mediaDir, drain, isProxy }: IngestOptions,
): Promise<Ingest> {
  await interruptCameras(ctx, ctx.nodes.id)
  const logRefusal = createRefusalLog(ctx)
  const server = createRtmpServer({
    onCamera: request => takeCamera({ ...ctx, logRefusal }, request),
    onError: (error, ip) => logRefusal({ ip, reason: 'bad_connection', error }),
    networkOf,
    isProxy,
  })
  const ownPort = await server.listen(port ?? usualPort, host).catch(error => {
    if (error.code !== 'EADDRINUSE') throw error
    if (port === null) return null
    throw new StartError(
      `Port ${port}, which encoders send to, is in use. Choose another: RTMP_PORT=${port + 1} npm start`,
    )
  })
  const ends = repeat({
    everyMs: 1_000,
    async run() {
      const open = await listOpen(ctx.db, ctx.nodes)
      holdCameras(ctx, open)
      await reviveCameras(ctx, open)
      await endCameras(ctx, open)
      await cutOffRotated(ctx, open)
      await srt.adjust({ ...ctx, logRefusal })
    },
    onError: error =>
      ctx.log.warn({ error }, 'Finished live streams could not be closed; the server tries again'),
  })
  const parts = repeatAlone(ctx, `parts ${ctx.nodes.site}`, {
    everyMs: 5_000,
    async run() {
      await endLeftParts(ctx)
      await removeLeft(ctx, mediaDir)
    },
    onError: error =>
      ctx.log.warn({ error }, 'Earlier recordings could not be closed; the server tries again'),
  })
  return {
    port: ownPort,
    async stop() {
      server.leave()
      await leaveCameras(ctx, drain)
      await parts.stop()
      await ends.stop()
      await srt.stop()
      await server.close()
      await ctx.cameras.whenAllWritten()
    },
  }
}
