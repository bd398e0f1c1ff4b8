import { startEncoder } from '@grandstand/media/test-encoder'
import { type DemoServer, freePort, startDemoServer } from './demo-server.ts'
import { findGame } from './find-game.ts'
import { type Operating, operate } from './operate.ts'

/** A demo that encoders can send to, with what its operator does for a live game. */
export interface LiveServer extends DemoServer {
  rtmpPort: number
  startGame(eventId: string): Promise<void>
  endGame(eventId: string): Promise<void>
  /** Gives the address that the encoder of the new camera sends to. */
  addCamera(eventId: string, name?: string): Promise<string>
  /** A game that is live, with so much of a small picture, sent as fast as it is taken. */
  recordGame(seconds: number, kind?: 'free' | 'paid'): Promise<{ eventId: string; cameraUrl: string }>
  /** The same, and over. */
  recordReplay(seconds: number): Promise<string>
}

export async function startLiveServer(env: Record<string, string> = {}): Promise<LiveServer> {
  const rtmpPort = Number(env.RTMP_PORT ?? (await freePort()))
  const server = await startDemoServer({ ...env, RTMP_PORT: String(rtmpPort) })
  let operating: Promise<Operating> | undefined
  const asOperator = () => {
    operating ??= operate(server.url)
    return operating
  }
  const live: LiveServer = {
    ...server,
    rtmpPort,
    async startGame(eventId) {
      await (await asOperator()).post(`/events/${eventId}/start`)
    },
    async endGame(eventId) {
      await (await asOperator()).post(`/events/${eventId}/end`)
    },
    async addCamera(eventId, name = 'Main camera') {
      const { get, post } = await asOperator()
      const { id } = await post(`/events/${eventId}/cameras`, { name })
      const { stream_key } = await get(`/events/${eventId}/cameras/${id}/key`)
      return `rtmp://127.0.0.1:${rtmpPort}/live/${stream_key}`
    },
    async recordGame(seconds, kind) {
      const eventId = await findGame(server.url, 'upcoming', kind)
      const cameraUrl = await live.addCamera(eventId)
      await live.startGame(eventId)
      await startEncoder(cameraUrl, { seconds, size: '160x90' }).done
      return { eventId, cameraUrl }
    },
    async recordReplay(seconds) {
      const { eventId } = await live.recordGame(seconds)
      await live.endGame(eventId)
      return eventId
    },
  }
  return live
}
