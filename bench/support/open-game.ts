import { findGame, takeKey } from '../../e2e/support/find-game.ts'
import type { LiveServer } from '../../e2e/support/live-server.ts'

export interface OpenGame {
  eventId: string
  /** Where its encoder sends to. */
  rtmpUrl: string
  apiKey: string
}

/** A free game of the demo, made live, with a camera of its own. */
export async function openGame(server: LiveServer): Promise<OpenGame> {
  const eventId = await findGame(server.url, 'upcoming')
  await server.startGame(eventId)
  return { eventId, rtmpUrl: await server.addCamera(eventId), apiKey: await takeKey(server.url) }
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
