import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

interface ListedEvent {
  id: number
  type: string
  media: unknown[]
  participants: unknown[]
}

/** A game of two teams of the demo that has no picture yet: which are live by themselves depends on the hour. */
export async function findGame(
  url: string,
  status: 'upcoming' | 'live' | 'finished',
  kind: 'free' | 'paid' = 'free',
): Promise<string> {
  const [game] = await listGames(url, status, kind)
  if (!game) throw new Error(`The demo has no such game now: ${status}, ${kind}`)
  return String(game.id)
}

/**
 * A game to come that is this test's alone, whatever else runs at the same time. The last one first: those that begin
 * soon are on the pages that other tests look at.
 */
export async function takeGame(url: string, dataDir: string, kind?: 'free' | 'paid'): Promise<string> {
  for (const { id } of (await listGames(url, 'upcoming', kind)).toReversed())
    if (await mkdir(join(dataDir, `taken-${id}`)).then(isDone, isTaken)) return String(id)
  throw new Error('Every game of the demo is taken')
}

const isDone = () => true
const isTaken = () => false

async function listGames(
  url: string,
  status: 'upcoming' | 'live' | 'finished',
  kind: 'free' | 'paid' = 'free',
): Promise<ListedEvent[]> {
  const apiKey = await takeKey(url)
  const items: ListedEvent[] = []
  for (let isMore = true; isMore; ) {
    const page = `limit=100&offset=${items.length}`
    const answer = await fetch(`${url}/api/events?stream_status=${status}&${page}&api_key=${apiKey}`)
    const part: { items: ListedEvent[] } = await answer.json()
    items.push(...part.items)
    isMore = part.items.length === 100
  }
  return items.filter(
    ({ type, media, participants }) => type === kind && media.length === 0 && participants.length === 2,
  )
}

/** A page that is opened before that plays by itself later, and has no button to press. */
export async function untilPicture(url: string, eventId: string): Promise<void> {
  const apiKey = await takeKey(url)
  const deadlineMs = performance.now() + 60_000
  for (;;) {
    const answer = await fetch(`${url}/api/events/${eventId}?api_key=${apiKey}`)
    if ((await answer.json()).has_picture) return
    if (performance.now() > deadlineMs) throw new Error(`Game ${eventId} has no picture`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** A visitor's. */
export async function takeKey(url: string): Promise<string> {
  const { channel_key } = await (await fetch(`${url}/api/channel-config`)).json()
  const response = await fetch(`${url}/api/get_api_key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel_key }),
  })
  return (await response.json()).api_key
}
