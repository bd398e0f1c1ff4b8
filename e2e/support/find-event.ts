import type { APIRequestContext } from '@playwright/test'

interface ListedEvent {
  id: number
  type: string
  stream_status: string
  participants: { id: number; alias: string; card_name: string; name: string }[]
}

interface Wanted {
  /** Any, where it is left out: what is live is sold at some hours and free at others. */
  type?: string
  stream_status: string
  /** Not the first, but one so many further on. */
  skip?: number
}

/** A game of the demo of a kind, as a visitor sees it. */
export async function findEvent(
  request: APIRequestContext,
  { type, stream_status, skip = 0 }: Wanted,
): Promise<ListedEvent> {
  const { channel_key } = await (await request.get('/api/channel-config')).json()
  const key = await request.post('/api/get_api_key', { data: { channel_key } })
  if (!key.ok()) throw new Error(`A key was refused with ${key.status()}: ${await key.text()}`)
  const { api_key } = await key.json()
  const list = await request.get(`/api/events?stream_status=${stream_status}&limit=100&api_key=${api_key}`)
  if (!list.ok()) throw new Error(`The games were refused with ${list.status()}: ${await list.text()}`)
  const { items }: { items: ListedEvent[] } = await list.json()
  const isWanted = (event: ListedEvent) =>
    (type === undefined || event.type === type) && event.participants.length === 2
  const found = items.filter(isWanted)[skip]
  if (!found) throw new Error(`There is no such game: ${type ?? 'any'}, ${stream_status}`)
  return found
}
