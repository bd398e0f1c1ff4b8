import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChannelDirectory } from '../src/channel/channel/index.ts'
import { applyChannel } from '../src/content/channel-code/index.ts'
import type { Channel } from '../src/context/channel.ts'
import { openDatabase } from '../src/db/connection.ts'
import { createLog } from '../src/runtime/create-log.ts'
import { buildChannel } from './channel-builder.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { createTestDatabase } from './test-database.ts'

const database = await createTestDatabase()
const { db, close } = openDatabase({ url: database.url, onError: () => {} })
afterAll(async () => {
  await close()
  await database.drop()
})
afterEach(() => vi.useRealTimers())
let time: Date
const now = () => time
const openDirectory = () => createChannelDirectory({ db, log: createLog('silent'), now })
const alpha = sql`(select id from channels where channel_key = 'alpha')`
const beta = sql`(select id from channels where channel_key = 'beta')`

async function get(directory: ReturnType<typeof openDirectory>, key = 'alpha'): Promise<Channel> {
  const channel = await directory.findByKey(key)
  if (!channel) throw new Error(`There is no ${key}`)
  return channel
}

beforeEach(async () => {
  time = new Date('2026-11-15T12:00:00Z')
  await db.execute(sql`truncate channels restart identity cascade`)
  for (const key of ['alpha', 'beta']) await applyChannel({ db, now }, buildChannel(key))
  await db.execute(sql`
    insert into channel_services (channel_id, service, public_id, sealed_secret, set_by, set_at)
    values (${alpha}, 'google', 'one', 'sealed', '', now())`)
  await db.execute(sql`
    insert into payment_accounts (channel_id, name, label, publishable_key, sealed_secret, is_live, adds_tax,
      is_current, operator_email, connected_at)
    values (${alpha}, 'first', '', 'key', 'sealed', false, false, true, '', now())`)
})

interface Write {
  what: string
  write: SQL
  read: (channel: Channel) => unknown
  becomes: unknown
}
const writes: Write[] = [
  {
    what: 'a setting',
    write: sql`update channels set settings = settings || '{"currency": "CAD"}' where id = ${alpha}`,
    read: ({ settings }) => settings.currency,
    becomes: 'CAD',
  },
  {
    what: 'a revision',
    write: sql`update channels set revision = 70 where id = ${alpha}`,
    read: ({ revision }) => revision,
    becomes: '70 2026-11-15',
  },
  {
    what: 'a cursor of events',
    write: sql`update channels set events_cursor = 90 where id = ${alpha}`,
    read: ({ events_cursor }) => events_cursor,
    becomes: 90,
  },
  {
    what: 'a new host',
    write: sql`insert into channel_hosts (host, channel_id, position) values ('tv.test', ${alpha}, 1)`,
    read: ({ hosts }) => hosts,
    becomes: ['alpha.test', 'tv.test'],
  },
  {
    what: 'a host that moves to another channel',
    write: sql`update channel_hosts set channel_id = ${beta} where host = 'alpha.test'`,
    read: ({ hosts }) => hosts,
    becomes: [],
  },
  {
    what: 'a host that goes',
    write: sql`delete from channel_hosts where host = 'alpha.test'`,
    read: ({ hosts }) => hosts,
    becomes: [],
  },
  {
    what: 'a new service',
    write: sql`insert into channel_services (channel_id, service, public_id, sealed_secret, set_by, set_at)
      values (${alpha}, 'recaptcha', 'two', 'sealed', '', now())`,
    read: ({ services }) => services.map(({ service }) => service).toSorted(),
    becomes: ['google', 'recaptcha'],
  },
  {
    what: 'another secret of a service',
    write: sql`update channel_services set sealed_secret = 'other'`,
    read: ({ services }) => services.map(({ sealed_secret }) => sealed_secret),
    becomes: ['other'],
  },
  {
    what: 'a service that goes',
    write: sql`delete from channel_services`,
    read: ({ services }) => services,
    becomes: [],
  },
  {
    what: 'a new payment account',
    write: sql`insert into payment_accounts (channel_id, name, label, publishable_key, sealed_secret, is_live,
        adds_tax, is_current, operator_email, connected_at)
      values (${alpha}, 'second', '', 'key', 'sealed', false, false, false, '', now())`,
    read: ({ payment_accounts }) => payment_accounts.map(({ name }) => name),
    becomes: ['first', 'second'],
  },
  {
    what: 'a payment account that sells no more',
    write: sql`update payment_accounts set is_current = false`,
    read: ({ payment_accounts }) => payment_accounts.map(({ is_current }) => is_current),
    becomes: [false],
  },
  {
    what: 'a payment account that goes',
    write: sql`delete from payment_accounts`,
    read: ({ payment_accounts }) => payment_accounts,
    becomes: [],
  },
]

describe('the channels that a process knows', () => {
  it.each(writes)('have $what of another process', async ({ write, read, becomes }) => {
    const directory = openDirectory()
    expect(read(await get(directory))).not.toEqual(becomes)
    await db.execute(write)
    directory.forget()
    expect(read(await get(directory))).toEqual(becomes)
  })

  it('have what another process wrote within a second', async () => {
    const directory = openDirectory()
    await get(directory)
    await db.execute(sql`update payment_accounts set publishable_key = 'other'`)
    await expect
      .poll(async () => (await get(directory)).payment_accounts[0]?.publishable_key, { timeout: 1_500 })
      .toBe('other')
  })

  it('grow and shrink with those of the deployment', async () => {
    const directory = openDirectory()
    const keys = async () => (await directory.list()).map(({ channel_key }) => channel_key)
    expect(await keys()).toEqual(['alpha', 'beta'])
    await applyChannel({ db, now }, buildChannel('gamma'))
    directory.forget()
    expect(await keys()).toEqual(['alpha', 'beta', 'gamma'])
    await db.execute(sql`delete from channels where channel_key = 'alpha'`)
    directory.forget()
    expect(await keys()).toEqual(['beta', 'gamma'])
    expect(await directory.findByHost('alpha.test')).toBeUndefined()
  })

  it('are not read again while others are written', async () => {
    const directory = openDirectory()
    const before = await get(directory, 'beta')
    await db.execute(sql`update channels set revision = revision + 1 where channel_key = 'alpha'`)
    directory.forget()
    expect((await get(directory)).revision).toBe('2 2026-11-15')
    expect(await get(directory, 'beta')).toBe(before)
  })

  it('have another revision on each day of their time zone', async () => {
    const directory = openDirectory()
    const before = await get(directory)
    time = new Date('2026-11-16T04:59:59Z')
    directory.forget()
    expect(await get(directory)).toBe(before)
    time = new Date('2026-11-16T05:00:00Z')
    directory.forget()
    expect(await get(directory)).toEqual({ ...before, revision: '1 2026-11-16' })
  })

  it('stay in use while the database does not answer, and that holds up a caller for half a second at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const proxy = await openDatabaseProxy(database.url)
    afterAll(() => proxy.cut())
    const through = openDatabase({ url: proxy.url, onError: () => {} })
    afterAll(through.close)
    const directory = createChannelDirectory({ db: through.db, log: createLog('silent'), now })
    const known = await get(directory)
    proxy.freeze()
    vi.advanceTimersByTime(2_000)
    expect(await get(directory)).toBe(known)
    vi.advanceTimersByTime(1_000)
    // The question is the same, and others have waited for its answer.
    const waits = new Promise(resolve => setImmediate(resolve, 'waits'))
    expect(await Promise.race([get(directory), waits])).toBe(known)
  })

  it('are read once more if a write comes between the reading and the question', async () => {
    const directory = openDirectory()
    await get(directory)
    directory.forget()
    const begun = get(directory)
    await db.execute(sql`update channels set revision = 70 where channel_key = 'alpha'`)
    directory.forget()
    expect((await get(directory)).revision).toBe('70 2026-11-15')
    await begun
  })
})
