import { startEncoder } from '@grandstand/media/test-encoder'
import { type Commands, commandsOf, type DemoServer, freePort, startDemoServer } from './demo-server.ts'
import { findGame, takeGame, untilPicture } from './find-game.ts'
import { type Operating, operate } from './operate.ts'

/** What its operator does for a live game. */
interface LiveGames {
  rtmpPort: number
  /** A game to come, without a picture; of a shared server, one that no other test takes. */
  takeGame(kind?: 'free' | 'paid'): Promise<string>
  startGame(eventId: string): Promise<void>
  endGame(eventId: string): Promise<void>
  /** Gives the address that the encoder of the new camera sends to. */
  addCamera(eventId: string, name?: string): Promise<string>
  /** A game that is live, with so much of a small picture, sent as fast as it is taken. The camera of a paid one sends on: without a picture it is not sold. */
  recordGame(seconds: number, kind?: 'free' | 'paid'): Promise<{ eventId: string; cameraUrl: string }>
  /** The same, and over. */
  recordReplay(seconds: number, kind?: 'free' | 'paid'): Promise<string>
}

/** A demo that encoders can send to. */
export interface LiveServer extends DemoServer, LiveGames {}

/** That of a whole run: others play their games there at the same time. */
export interface SharedServer extends Commands, LiveGames {
  url: string
}

export async function startLiveServer(env: Record<string, string> = {}): Promise<LiveServer> {
  const rtmpPort = Number(env.RTMP_PORT ?? (await freePort()))
  const server = await startDemoServer({ ...env, RTMP_PORT: String(rtmpPort) })
  return { ...server, ...liveGames(server.url, rtmpPort, kind => findGame(server.url, 'upcoming', kind)) }
}

/** For a test that needs a picture and nothing else of its own: see `global-setup.ts`. */
export function shareLiveServer(): SharedServer {
  const { LIVE_URL: url = '', LIVE_RTMP_PORT, LIVE_DATA_DIR: DATA_DIR = '' } = process.env
  const commands = commandsOf({ ...process.env, DATA_DIR })
  return {
    url,
    ...commands,
    ...liveGames(url, Number(LIVE_RTMP_PORT), kind => takeGame(url, DATA_DIR, kind)),
  }
}

function liveGames(url: string, rtmpPort: number, takeGame: LiveGames['takeGame']): LiveGames {
  let operating: Promise<Operating> | undefined
  const asOperator = () => {
    operating ??= operate(url)
    return operating
  }
  const games: LiveGames = {
    rtmpPort,
    takeGame,
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
      const eventId = await takeGame(kind)
      const cameraUrl = await games.addCamera(eventId)
      await games.startGame(eventId)
      await startEncoder(cameraUrl, { seconds, size: '160x90' }).done
      if (kind === 'paid') sendOn(cameraUrl)
      // A page that is open before waits for the picture, and then plays by itself.
      await untilPicture(url, eventId)
      return { eventId, cameraUrl }
    },
    async recordReplay(seconds, kind) {
      const { eventId } = await games.recordGame(seconds, kind)
      await games.endGame(eventId)
      return eventId
    },
  }
  return games
}

/** Until the game or the server ends, at the latest with this process. */
function sendOn(cameraUrl: string): void {
  const { child } = startEncoder(cameraUrl, { seconds: 1800, size: '160x90', isLive: true })
  process.once('exit', () => child.kill('SIGKILL'))
}
