import type { DemoServer } from './demo-server.ts'
import { takeKey } from './find-game.ts'

const runMs = 2 * 3_600_000
const laterMs = 3 * 24 * 3_600_000
/** The demo's longest games take twice as long. */
const endsSoonMs = 3_600_000

interface ListedEvent {
  id: number
  event_utc_ts: number
  time_zone: string
}

/**
 * Whether a game of the demo begins or ends depends on the hour. None does while tests run: those that would begin move by
 * some days, and those that would end have ended.
 */
export async function calmSeason({ url, events }: Pick<DemoServer, 'url' | 'events'>): Promise<void> {
  const now = Date.now()
  for (const { id, event_utc_ts, time_zone } of await listEvents(url, 'upcoming')) {
    const startMs = event_utc_ts * 1000
    if (startMs > now + runMs) continue
    const later = new Intl.DateTimeFormat('sv-SE', {
      timeZone: time_zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    await events('set', String(id), `time=${later.format(startMs + laterMs)}`)
  }
  for (const { id, event_utc_ts } of await listEvents(url, 'live'))
    if (event_utc_ts * 1000 < now - endsSoonMs) await events('set', String(id), 'state=finished')
}

async function listEvents(url: string, status: 'upcoming' | 'live'): Promise<ListedEvent[]> {
  const apiKey = await takeKey(url)
  const answer = await fetch(`${url}/api/events?stream_status=${status}&limit=100&api_key=${apiKey}`)
  return (await answer.json()).items
}
