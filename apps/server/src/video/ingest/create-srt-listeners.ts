import type { SrtState } from '@grandstand/contract'
import { listenSrt, type SrtListener } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { setCameraProblem } from './camera-store.ts'
import { listSendable } from './list-sendable.ts'
import { openStreamKey } from './stream-key.ts'
import { type IngestContext, takeCamera } from './take-camera.ts'

export interface SrtOptions {
  host: string
  ports: { first: number; last: number } | null
}

export interface SrtListeners {
  state: SrtState
  /** By the video of a camera that may send now. */
  listPorts(): Record<string, number>
  /** Listens for the cameras that may send now, and for no other. */
  adjust(ctx: SrtContext): Promise<void>
  stop(): Promise<void>
}

type SrtContext = IngestContext & Pick<Context, 'sealer'>

interface Listening extends SrtListener {
  port: number
  keyHash: string
}

/**
 * The port alone identifies an SRT sender, so each camera has its own, opened by its own ffmpeg while the camera may send.
 * The passphrase is the stream key.
 */
export function createSrtListeners(ffmpeg: Context['ffmpeg'], { host, ports }: SrtOptions): SrtListeners {
  const listening = new Map<number, Listening>()
  const path = ports !== null && ffmpeg?.hasSrt ? ffmpeg.path : null

  /** The same one for a camera whenever it is free, so that an encoder keeps its settings. */
  function choosePort({ first, last }: { first: number; last: number }, videoId: number): number | null {
    const taken = new Set([...listening.values()].map(({ port }) => port))
    const count = last - first + 1
    for (let step = 0; step < count; step += 1) {
      const port = first + ((videoId + step) % count)
      if (!taken.has(port)) return port
    }
    return null
  }

  async function stopOne(videoId: number): Promise<void> {
    const one = listening.get(videoId)
    listening.delete(videoId)
    await one?.stop()
  }

  return {
    state: ports === null ? 'off' : path === null ? 'no_libsrt' : 'on',
    listPorts: () => Object.fromEntries([...listening].map(([videoId, { port }]) => [videoId, port])),
    async adjust(ctx) {
      if (path === null || ports === null) return
      const sendable = await listSendable(ctx, ports.last - ports.first + 1)
      const hashes = new Map(sendable.map(({ video_id, key_hash }) => [video_id, key_hash]))
      for (const [videoId, { keyHash }] of listening) {
        if (hashes.get(videoId) !== keyHash) await stopOne(videoId)
      }
      for (const { channel_id, video_id, key_hash, sealed_key } of sendable) {
        if (listening.has(video_id)) continue
        const port = choosePort(ports, video_id)
        const passphrase = openStreamKey(ctx, sealed_key)
        if (port === null || passphrase === null) continue
        const listener = listenSrt({
          path,
          host,
          port,
          passphrase,
          ...(ffmpeg && { tally: ffmpeg.tally }),
          onCamera: request => takeCamera(ctx, request),
          onError: error => ctx.log.warn({ error, video_id }, 'An SRT connection ended with an error'),
          onRefused({ kind, codec }) {
            ctx.log.warn({ video_id, codec }, 'An encoder was refused')
            const problem = { code: `${kind}_codec` as const, detail: codec }
            setCameraProblem(ctx.db, channel_id, video_id, problem, ctx.now()).catch(error =>
              ctx.log.error({ error, video_id }, 'The problem of a camera could not be stored'),
            )
          },
        })
        listening.set(video_id, { ...listener, port, keyHash: key_hash })
      }
    },
    async stop() {
      await Promise.all([...listening.keys()].map(stopOne))
    },
  }
}
