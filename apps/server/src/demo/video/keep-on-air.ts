import { filmFile, passageSeconds } from '@grandstand/demo-footage'
import { type FilePart, pushParts } from '@grandstand/media'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { addCamera, listCameras } from '../../video/ingest/index.ts'
import { isTelevised, listPlays, sportPlay } from '../season/index.ts'
import { listLiveGames } from './demo-video-store.ts'
import { filmGame } from './film-game.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'sealer' | 'log'>

export interface OnAirOptions {
  ffmpegPath: string
  rtmpPort: number
}

export interface OnAir {
  /** Starts encoders for the games that are to be seen, also those that have died, and ends the others. */
  keep(channel: Channel): Promise<void>
  stop(): Promise<void>
}

/** Tells ours from those of people. */
export const cameraName = 'Demo camera'

/** An encoder that has sent everything is started again, for a game that goes on and on. */
const overtimeMs = 10 * 60_000

/** All live games that look like a film, and have no camera of somebody else. */
export async function listOnAir(ctx: Pick<Context, 'db'>, channel: Channel) {
  const games = await listLiveGames(ctx.db, channel.id, cameraName)
  return games.filter(({ sport }) => isTelevised(sport))
}

/** Real encoders: each sends by RTMP with the stream key of its game, as one at the pitch would. */
export function createOnAir(ctx: Ctx, { ffmpegPath, rtmpPort }: OnAirOptions): OnAir {
  const encoders = new Map<number, { stop: () => void; ended: Promise<void> }>()

  function start(eventId: number, film: { file: string; parts: FilePart[] }, streamKey: string): void {
    const controller = new AbortController()
    const url = `rtmp://127.0.0.1:${rtmpPort}/live`
    const ended = pushParts({ path: ffmpegPath, ...film, url, key: streamKey, signal: controller.signal })
      .then(said => {
        if (!controller.signal.aborted)
          ctx.log.info(
            { event_id: eventId, said: said.replaceAll(streamKey, '…') },
            'A demo encoder ended; it starts again',
          )
      })
      .catch(error =>
        ctx.log.warn({ error, event_id: eventId }, 'A demo encoder could not run; it starts again'),
      )
      .then(() => {
        encoders.delete(eventId)
      })
    encoders.set(eventId, { stop: () => controller.abort(), ended })
  }

  return {
    async keep(channel) {
      const games = await listOnAir(ctx, channel)
      for (const [eventId, { stop }] of encoders) if (!games.some(({ id }) => id === eventId)) stop()
      for (const { id, sport, ends_at } of games) {
        const { surface } = sportPlay(sport)
        if (encoders.has(id)) continue
        const [camera] = await listCameras(ctx, channel.id, id)
        const { stream_key } = camera ?? (await addCamera(ctx, channel.id, id, cameraName))
        if (stream_key === null) continue
        const from = ctx.now()
        const until = new Date(Math.max(ends_at.getTime(), from.getTime()) + overtimeMs)
        const stretch = { seconds: passageSeconds[surface], from, until }
        const parts = filmGame(await listPlays(ctx, channel.id, id), stretch)
        start(id, { file: filmFile(surface), parts }, stream_key)
      }
    },
    async stop() {
      const all = [...encoders.values()]
      for (const { stop } of all) stop()
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}
