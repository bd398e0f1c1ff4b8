import { dayOf } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import { channelSettings } from '../../context/channel-settings.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { type ChannelRow, listChannelRows, readChannelStamps } from './channel-store.ts'

interface ChannelReader {
  /** All channels by their ids; the same list as before if nothing has changed. One call at a time. */
  read(): Promise<readonly Channel[]>
}

interface KnownChannel {
  stamp: string
  /** As it is stored, without the day. */
  revision: number
  /** When `channel` was made, in its time zone. */
  day: string
  channel: Channel
}

type DayIn = (timeZone: string) => string

/** As it is stored now, or as the transaction sees it. */
export async function readStoredChannel(
  { db, now }: { db: Db | Tx; now: () => Date },
  channelId: number,
): Promise<Channel | undefined> {
  const [row] = await listChannelRows(db, [channelId])
  return row && parseChannel(row, '', createDays(now())).channel
}

/** Reads a channel again only when one of its rows was written, however many channels there are. */
export function createChannelReader({ db, now }: { db: Db; now: () => Date }): ChannelReader {
  let stamps = ''
  let known: readonly KnownChannel[] = []
  let channels: readonly Channel[] = []

  function keep(all: readonly KnownChannel[]): void {
    known = all
    channels = all.map(({ channel }) => channel)
  }

  async function readWritten(current: string, dayIn: DayIn): Promise<KnownChannel[]> {
    const stampOf: Record<string, string> = JSON.parse(current)
    const kept = known.filter(({ channel, stamp }) => stampOf[channel.id] === stamp)
    const keptIds = new Set(kept.map(({ channel }) => channel.id))
    const writtenIds = Object.keys(stampOf)
      .map(Number)
      .filter(id => !keptIds.has(id))
    const rows = writtenIds.length > 0 ? await listChannelRows(db, writtenIds) : []
    // Rows that are newer than their stamps are read once more in a second.
    const written = rows.map(row => parseChannel(row, stampOf[row.id] ?? '', dayIn))
    return [...kept, ...written].toSorted((a, b) => a.channel.id - b.channel.id)
  }

  return {
    async read() {
      const dayIn = createDays(now())
      const current = await readChannelStamps(db)
      if (current !== stamps) {
        keep(await readWritten(current, dayIn))
        stamps = current
      }
      const isPast = ({ channel, day }: KnownChannel) => dayIn(channel.settings.time_zone) !== day
      if (known.some(isPast)) keep(known.map(one => (isPast(one) ? putDay(one, dayIn) : one)))
      return channels
    },
  }
}

function parseChannel(row: ChannelRow, stamp: string, dayIn: DayIn): KnownChannel {
  const channel = { ...row, settings: channelSettings.parse(row.settings), revision: '' }
  return putDay({ stamp, revision: row.revision, day: '', channel }, dayIn)
}

/** Some of what a channel shows ends with a day, so each day has another revision. */
function putDay(known: KnownChannel, dayIn: DayIn): KnownChannel {
  const day = dayIn(known.channel.settings.time_zone)
  return { ...known, day, channel: { ...known.channel, revision: `${known.revision} ${day}` } }
}

/** Each zone's day is found once: there are many more channels than zones. */
function createDays(now: Date): DayIn {
  const days = new Map<string, string>()
  return timeZone => {
    const day = days.get(timeZone) ?? dayOf(now.getTime(), timeZone)
    days.set(timeZone, day)
    return day
  }
}
