import { Agent } from 'node:http'
import { send } from './send.ts'

/** One who watches: how to renew the player that is open. */
export interface Viewer {
  playbackId: string
  apiKey: string
  /** Null: a visitor. */
  cookie: string | null
}

const compressed = { 'accept-encoding': 'br' }

/** Everything that a browser asks for between the address of a game and its picture, on a connection of its own. */
export async function join(base: string, channelKey: string, eventId: number): Promise<Viewer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string) => send(base + path, { agent, headers: compressed })
  const post = async (path: string, body: object) =>
    JSON.parse(String(await send(base + path, { agent, body })))
  try {
    await get(`/watch/${eventId}`)
    const { api_key: apiKey } = await post('/api/get_api_key', { channel_key: channelKey })
    await get(`/api/events/${eventId}?api_key=${apiKey}`)
    await get(`/api/events?stream_status=upcoming&limit=12&api_key=${apiKey}`)
    const playback = await post(`/api/events/${eventId}/playback`, { api_key: apiKey })
    const playlist = String(await send(base + playback.url, { agent, headers: compressed, isText: true }))
    const [segment = ''] = playlist.match(/^segment-[\w-]+\.m4s$/m) ?? []
    await get(playback.url.replace('index.m3u8', segment))
    return { playbackId: playback.playback_id, apiKey, cookie: null }
  } finally {
    agent.destroy()
  }
}

export async function startAsUser(
  base: string,
  eventId: number,
  { agent, apiKey, cookie }: { agent: Agent; apiKey: string; cookie: string },
): Promise<Viewer> {
  const headers = { cookie: `session=${cookie}` }
  const url = `${base}/api/events/${eventId}/playback`
  const answer = await send(url, { agent, headers, body: { api_key: apiKey } })
  return { playbackId: JSON.parse(String(answer)).playback_id, apiKey, cookie }
}

export async function renew(base: string, agent: Agent, viewer: Viewer): Promise<void> {
  const headers = viewer.cookie === null ? {} : { cookie: `session=${viewer.cookie}` }
  const body = { api_key: viewer.apiKey, position_seconds: 61.5 }
  await send(`${base}/api/playback/${viewer.playbackId}`, { agent, headers, body })
}
