import type { APIRequestContext } from '@playwright/test'

interface ListedEvent {
  id: number
  type: string
  stream_status: string
  participants: { id: number; name: string }[]
}

/** The first game of the demo of a kind, as a visitor sees it. */
export async function findEvent(
  request: APIRequestContext,
  { type, stream_status }: { type: string; stream_status: string },
): Promise<ListedEvent> {
  const { channel_key } = await (await request.get('/api/channel-config')).json()
  const { api_key } = await (await request.post('/api/get_api_key', { data: { channel_key } })).json()
  const list = await (
    await request.get(`/api/events?stream_status=${stream_status}&limit=100&api_key=${api_key}`)
  ).json()
  return list.items.find((event: ListedEvent) => event.type === type && event.participants.length === 2)
}
