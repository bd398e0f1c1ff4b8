import type { Channel, ChannelDirectory } from '../../context/channel.ts'
import { countingProfileOf } from '../../context/counting-profile.ts'
import type { Db } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { Log } from '../../runtime/log.ts'
import { orAfter } from '../../runtime/or-after.ts'
import { createChannelReader } from './channel-reader.ts'

const freshMs = 1_000
/** Where the channels are known, a database that does not answer holds up nobody for longer. */
const patienceMs = 500

interface Snapshot {
  takenAtMs: number
  channels: readonly Channel[]
  only: Channel | undefined
  byHost: Map<string, Channel>
  byKey: Map<string, Channel>
  byProfile: Map<string, Channel>
  byId: Map<number, Channel>
}

function index(channels: readonly Channel[], takenAtMs: number): Snapshot {
  return {
    takenAtMs,
    channels,
    only: channels.length === 1 ? channels[0] : undefined,
    byHost: new Map(channels.flatMap(channel => channel.hosts.map(host => [host, channel]))),
    byKey: new Map(channels.map(channel => [channel.channel_key, channel])),
    // Nobody takes another channel's visits by choosing its short name as a key: that comes last, so it wins.
    byProfile: new Map([...channels.flatMap(listProfiles), ...channels.flatMap(listOwnNames)]),
    byId: new Map(channels.map(channel => [channel.id, channel])),
  }
}

const listProfiles = (channel: Channel): [string, Channel][] => {
  const profile = countingProfileOf(channel)
  return profile === null ? [] : [[profile, channel]]
}

const listOwnNames = (channel: Channel): [string, Channel][] =>
  countingProfileOf(channel) === channel.channel_key ? [[channel.channel_key, channel]] : []

/**
 * One question a second however many ask. While the database is down or does not answer, the last snapshot stays in use, so
 * that pages and public answers go on.
 */
export function createChannelDirectory(ctx: { db: Db; log: Log; now: () => Date }): ChannelDirectory {
  const reader = createChannelReader(ctx)
  let snapshot: Snapshot | undefined
  let reading: Promise<Snapshot> | undefined
  let readingSinceMs = 0
  let forgets = 0

  /** A read that had begun before `forget` may miss what was written. */
  async function readSinceForget(): Promise<readonly Channel[]> {
    const before = forgets
    const channels = await reader.read()
    return before === forgets ? channels : readSinceForget()
  }

  async function read(): Promise<Snapshot> {
    const startedAtMs = performance.now()
    readingSinceMs = startedAtMs
    try {
      const channels = await readSinceForget()
      snapshot =
        snapshot?.channels === channels
          ? { ...snapshot, takenAtMs: startedAtMs }
          : index(channels, startedAtMs)
    } catch (error) {
      if (!snapshot) throw new CallError('unavailable', { retryAfterSeconds: 1 })
      ctx.log.warn({ error }, 'The channels could not be read; the last known ones stay in use')
      snapshot = { ...snapshot, takenAtMs: startedAtMs }
    } finally {
      reading = undefined
    }
    return snapshot
  }

  function peek(): Snapshot | undefined {
    return snapshot && performance.now() - snapshot.takenAtMs < freshMs ? snapshot : undefined
  }

  function current(): Snapshot | Promise<Snapshot> {
    const fresh = peek()
    if (fresh) return fresh
    reading ??= read()
    if (!snapshot) return reading
    const isLate = performance.now() - readingSinceMs > patienceMs
    return isLate ? snapshot : orAfter(patienceMs, reading, snapshot)
  }

  return {
    forget() {
      forgets += 1
      snapshot = undefined
    },
    list: async () => [...(await current()).channels],
    // The only channel of a deployment answers for every host name, so that an address in the local network works too.
    findByHost: async host => {
      const { byHost, only } = await current()
      return byHost.get(host) ?? only
    },
    peekByHost: host => {
      const known = peek()
      return known?.byHost.get(host) ?? known?.only
    },
    findByKey: async channelKey => (await current()).byKey.get(channelKey),
    findByProfile: async profile => (await current()).byProfile.get(profile),
    findById: async id => (await current()).byId.get(id),
  }
}
