import type { DemoServer } from '../../e2e/support/demo-server.ts'
import { openStudio } from './open-studio.ts'

export interface OpenGame {
  eventId: number
  /** Where its encoder sends to. */
  rtmpUrl: string
  apiKey: string
}

/** A free game of the demo, made live, with a camera of its own. */
export async function openGame(server: DemoServer, rtmpPort: number): Promise<OpenGame> {
  const apiKey = await getApiKey(server.url)
  const list = await (
    await fetch(`${server.url}/api/events?stream_status=upcoming&limit=100&api_key=${apiKey}`)
  ).json()
  const game = list.items.find(
    (event: { type: string; media: unknown[] }) => event.type === 'free' && event.media.length === 0,
  )
  const studio = await openStudio(server.url)
  await studio.post(`/events/${game.id}/start`)
  const camera = await studio.post(`/events/${game.id}/cameras`, { name: 'Main camera' })
  const { stream_key } = await studio.get(`/events/${game.id}/cameras/${camera.id}/key`)
  return { eventId: game.id, rtmpUrl: `rtmp://127.0.0.1:${rtmpPort}/live/${stream_key}`, apiKey }
}

export async function getApiKey(url: string): Promise<string> {
  const { channel_key } = await (await fetch(`${url}/api/channel-config`)).json()
  return (await post(`${url}/api/get_api_key`, { channel_key })).api_key
}

/** The address of a game's playlist; waits until there is something to play. */
export async function startPlayback(url: string, { eventId, apiKey }: OpenGame): Promise<string> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const answer = await post(`${url}/api/events/${eventId}/playback`, { api_key: apiKey })
    if (answer.url) return url + answer.url
    if (Date.now() > deadline) throw new Error(`Nothing to play: ${JSON.stringify(answer)}`)
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
