import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Call, calls } from '@grandstand/contract'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { channelCli } from '../src/commands/channel.ts'
import { servicePurpose } from '../src/context/services.ts'
import {
  channelServices,
  events,
  paymentAccounts,
  paymentCustomers,
  paymentEndpoints,
  users,
  videos,
  webhookEndpoints,
} from '../src/db/tables.ts'
import { addCamera, listCameras } from '../src/video/ingest/index.ts'
import { type Browser, openBrowser, registerPerson } from './browser.ts'
import { clipSettings, mediaOf } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { makeOperator } from './studio-client.ts'
import { createTestDatabase } from './test-database.ts'
import { addLibraryVideo, addReplay, addVideo, baseOf } from './video-builder.ts'

const idRow = z.object({ id: z.int() })
const dir = await makeTestFolder('grandstand-pack-')
const folder = join(dir, 'packed')
const server = await serveTests({
  channels: [buildLeague('alpha', clipSettings), buildLeague('beta')],
  config: { storage: { kind: 'disk', root: join(dir, 'storage') }, storageKeepsLocal: false },
  secrets: 'alpha: { google_secret: typed-by-hand }',
})
const { ctx, alphaId } = server
const season = await openSeason(server)
const replayed = await season.add('2026-03-05T23:00:00Z', { stream_status: 'finished' })
const upcoming = await season.add('2099-03-05T23:00:00Z', { teams: ['heloise-ball', 'team'] })
const email = 'fan@example.com'
const { stream_key } = await addCamera(ctx, alphaId, upcoming, 'Main camera')
const target = { dataDir: join(dir, 'elsewhere'), databaseUrl: '' }
let order: number
let clipId: number
let other: TestServer

beforeAll(async () => {
  await addReplay(server, replayed, { seconds: 8 })
  await addLibraryVideo(server, await firstId(server, '/vod-media-items'))
  const fan = await registerPerson(server, email)
  await fan.get('/push-key')
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('no user')
  const shop = openShop(server)
  order = await shop.add(user.id, { package: 'team-pass', payment_intent_id: 'pi_123' })
  await shop.pay(order)
  const own = { channel_id: alphaId, account: 'alpha' }
  await ctx.db.insert(paymentCustomers).values({ ...own, user_id: user.id, customer_id: 'cus_123' })
  clipId = await cutClip(fan)
  await makeOperator(server, 'scorer@example.com', alphaId, 'scorer')
  await addSealed()
  // Segments are then in the storage alone.
  const media = join(server.dataDir, 'media')
  await vi.waitFor(async () => expect(await listSegments(media)).toEqual([]), { timeout: 90_000 })
}, 180_000)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function cutClip(fan: Browser): Promise<number> {
  const event_media_id = await mediaOf(server, replayed)
  const { json } = await fan.post('/clip', {
    event_id: replayed,
    event_media_id,
    start_time: 1,
    duration: 2,
    name: 'Goal',
    tags: ['goal'],
  })
  await vi.waitFor(
    async () => expect((await fan.get(`/clip/${json.id}`)).json).toMatchObject({ status: 'ready' }),
    { timeout: 60_000 },
  )
  return json.id
}

/** Secrets as verbs keep them; the stream key, the push key and the sandbox's endpoint are there already. */
async function addSealed(): Promise<void> {
  const own = { channel_id: alphaId }
  const sealed_secret = ctx.sealer.seal(servicePurpose, 'service secret')
  const said = { set_by: 'owner@example.com', set_at: ctx.now() }
  await ctx.db
    .insert(channelServices)
    .values({ ...own, service: 'recaptcha', public_id: 'site', sealed_secret, ...said })
  await ctx.db.insert(paymentAccounts).values({
    ...own,
    name: 'acct_1',
    label: 'School',
    publishable_key: 'pk_test_1',
    sealed_secret: ctx.sealer.seal('payment-account', 'payment secret'),
    is_live: false,
    adds_tax: false,
    is_current: false,
    operator_email: '',
    connected_at: ctx.now(),
  })
  await ctx.db.insert(webhookEndpoints).values({
    ...own,
    url: 'https://hooks.example/1',
    events: [],
    sealed_secret: ctx.sealer.seal('webhook', 'webhook secret'),
    is_enabled: false,
    made_by: 'owner@example.com',
    created_at: ctx.now(),
  })
}

async function listSegments(media: string): Promise<string[]> {
  const paths = await readdir(media, { recursive: true })
  return paths.filter(path => path.endsWith('.m4s'))
}

async function firstId(of: TestServer, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${await of.anonymousKey()}` }
  return (await of.ask(`/api${path}`, { headers })).json.items[0].id
}

/** `npm run channel -- …` with these settings. */
async function run(at: { databaseUrl: string; dataDir: string }, ...args: string[]) {
  let said = ''
  vi.stubEnv('DATABASE_URL', at.databaseUrl)
  vi.stubEnv('DATA_DIR', at.dataDir)
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(line => (said += `${line}\n`))
  const code = await channelCli(args)
  vi.restoreAllMocks()
  return { code, said }
}

/** What the environment of the packing server says beside its database and folder. */
function stubStorage(): void {
  vi.stubEnv('STORAGE_URL', `file:${join(dir, 'storage')}`)
  vi.stubEnv('SECRETS_FILE', join(server.dataDir, 'secrets.yaml'))
}

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function copyPack(name: string): Promise<string> {
  const copy = join(dir, name)
  await cp(folder, copy, { recursive: true })
  await cp(`${folder}.key`, `${copy}.key`)
  return copy
}

describe('a channel that moves', () => {
  it('is packed into one folder, and imported by another deployment with another key', async () => {
    stubStorage()
    const packed = await run(server, 'pack', 'alpha', folder)
    expect(packed.said).toMatch(/^\d+ rows and the video of alpha are in /)
    expect(packed.said).toContain(`${folder}.key opens the secrets in it`)
    expect(packed.code).toBe(0)
    vi.unstubAllEnvs()
    const database = await createTestDatabase()
    afterAll(() => database.drop())
    target.databaseUrl = database.url
    other = await startTestServer({ channels: [], config: target })
    afterAll(() => other.stop())
    const unpacked = await run(target, 'unpack', folder)
    expect(unpacked.said).toMatch(/^Imported alpha as it was at \S+: \d+ rows\.$/m)
    expect(unpacked.said).toContain('Invite its operators in the Studio: scorer@example.com (scorer).')
    expect(unpacked.said).toContain('Write its secrets into SECRETS_FILE: google_secret.')
    expect(unpacked.code).toBe(0)
    const keys = [server, target].map(({ dataDir }) => readFile(join(dataDir, 'secret-key'), 'utf8'))
    expect(new Set(await Promise.all(keys)).size).toBe(2)
    // It runs already, and takes the channel up by itself.
    await expect
      .poll(async () => (await other.ctx.channels.list()).map(({ channel_key }) => channel_key))
      .toEqual(['alpha'])
  })

  it('opens to the old password, with its orders and the ids of the payment provider', async () => {
    const fan = await enter(other)
    expect((await fan.get(`/orders/${order}`)).json).toMatchObject({ id: order, status: 'paid' })
    const found = await query(
      target.databaseUrl,
      'select o.payment_intent_id, c.customer_id from orders o join payment_customers c using (user_id)',
    )
    expect(found).toEqual([{ payment_intent_id: 'pi_123', customer_id: 'cus_123' }])
  })

  it('plays the same bytes: games, the library and clips', async () => {
    const item = await firstId(server, '/vod-media-items')
    for (const path of [`/events/${replayed}`, `/vod-media-items/${item}`, `/clip/${clipId}`]) {
      const [before, after] = [await play(server, path), await play(other, path)]
      expect(before.length, path).toBeGreaterThan(1)
      expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length))
      expect(Buffer.concat(after).equals(Buffer.concat(before)), path).toBe(true)
    }
  })

  it('keeps what was sealed, under the key of its new deployment', async () => {
    const [camera] = await listCameras(other.ctx, alphaId, upcoming)
    expect(camera?.stream_key).toBe(stream_key)
    const { db, sealer, services } = other.ctx
    const [service] = await db.select().from(channelServices)
    expect(services.opens(service?.sealed_secret ?? '')).toBe(true)
    const sealed = [
      [paymentAccounts, 'payment-account', 'payment secret'],
      [webhookEndpoints, 'webhook', 'webhook secret'],
      [paymentEndpoints, 'payment-endpoint', expect.stringMatching(/./)],
    ] as const
    for (const [table, purpose, secret] of sealed) {
      const rows = await db.select({ sealed: table.sealed_secret }).from(table)
      expect(rows.map(row => sealer.open(purpose, row.sealed))).toContainEqual(secret)
    }
  })

  it('gives new ids after the old ones', async () => {
    const made = await other.userKey(alphaId, 'new@example.com')
    const [last] = await query(server.databaseUrl, 'select max(id)::int as id from users')
    expect(made.userId).toBeGreaterThan(idRow.parse(last).id)
  })
})

describe('every call of the contract that only reads', () => {
  /** A new session of a visitor, and of the payment provider's page. */
  const own = ['getDatalakeHash', 'getCustomerPortal']
  const reads = Object.entries<Call>(calls).filter(
    ([name, { method, answers }]) => method === 'GET' && answers === 'json' && !own.includes(name),
  )

  it.each(reads)('%s answers the same', async (name, call) => {
    const params: Record<string, string> = await paramsOf(name, call)
    const path = call.path.replace(/:(\w+)/g, (_, part) => params[part] ?? '')
    const [before, after] = [await read(server, call, path), await read(other, call, path)]
    expect(after).toEqual(before)
  })

  async function paramsOf(name: string, { path }: Call): Promise<Record<string, string>> {
    if (path.includes(':alias')) return { alias: 'passes' }
    if (!path.includes(':id')) return {}
    if (path.startsWith('/clip/options')) return { id: String(replayed) }
    if (name === 'getClip') return { id: String(clipId) }
    if (path.startsWith('/orders') || path.startsWith('/receipts')) return { id: String(order) }
    if (/event|access|loudness/i.test(path)) return { id: String(replayed) }
    return { id: String(await firstId(server, path.slice(0, path.indexOf('/:id')))) }
  }

  const queries: Record<string, string> = {
    '/search': 'text=ball',
    '/events-days': 'start_date=2026-03-01&end_date=2026-03-31',
  }

  async function read(from: TestServer, call: Call, path: string) {
    const asked = queries[path] ? `${path}?${queries[path]}` : path
    const reader = await enter(from)
    const { status, json } =
      call.needs === 'nothing' ? await from.ask(`/api${asked}`) : await reader.get(asked)
    return { status, json: withoutSession(json) }
  }

  /** Sessions stay behind, with open players and the links of mails; each answer to a mistake names its own request. */
  const ofSession = new Set(['account_tokens', 'api_keys', 'playbacks', 'request_id'])

  /** An address that opens for a while is signed by its deployment. */
  const withoutSession = (json: unknown): unknown =>
    JSON.parse(
      JSON.stringify(json, (key, value) => {
        if (ofSession.has(key)) return undefined
        return typeof value === 'string' ? value.replace(/^(\/clips\/.+)-[0-9a-f]{32}\//, '$1-/') : value
      }),
    )
})

describe('a folder that cannot be imported', () => {
  async function refused(path: string, sentence: string | RegExp) {
    const database = await createTestDatabase()
    const at = { databaseUrl: database.url, dataDir: join(dir, 'refused') }
    const { code, said } = await run(at, 'unpack', path)
    expect(said).toMatch(sentence)
    expect(code).toBe(2)
    expect(await query(database.url, 'select id from channels')).toEqual([])
    expect(await readdir(join(at.dataDir, 'media')).catch(() => [])).toEqual([])
    await database.drop()
  }

  it('is damaged, and names its first file; nothing is imported', async () => {
    const copy = await copyPack('damaged')
    const list = (await readFile(join(copy, 'checksums.txt'), 'utf8')).split('\n')
    const segment = list.find(line => line.endsWith('.m4s'))?.slice(66) ?? ''
    const bytes = await readFile(join(copy, segment))
    await writeFile(join(copy, segment), 'x')
    await refused(copy, `${join(copy, segment)} is damaged. Nothing was imported.`)
    await writeFile(join(copy, segment), bytes)
    await rm(join(copy, 'rows/users.copy'))
    await refused(copy, `${join(copy, 'rows/users.copy')} is missing. Nothing was imported.`)
    await writeFile(join(copy, 'checksums.txt'), '')
    await refused(copy, 'is damaged: its list of files has changed')
    await refused(join(dir, 'nothing'), 'is not a packed channel: its channel.json cannot be read')
  })

  it('has no key, or that of another one', async () => {
    const copy = await copyPack('without-key')
    await writeFile(`${copy}.key`, 'another')
    await refused(copy, `The key ${copy}.key is not the one of this folder.`)
    await rm(`${copy}.key`)
    await refused(copy, `The key ${copy}.key is missing.`)
  })

  it('comes from other tables', async () => {
    const copy = await copyPack('newer')
    const said = JSON.parse(await readFile(join(copy, 'channel.json'), 'utf8'))
    await writeFile(join(copy, 'channel.json'), JSON.stringify({ ...said, migration: said.migration + 1 }))
    await refused(
      copy,
      /The channel was packed by Grandstand \S+, and its tables differ from those here\. Upgrade this/,
    )
    await writeFile(join(copy, 'channel.json'), JSON.stringify({ ...said, migration: said.migration - 1 }))
    await refused(copy, 'Upgrade the other deployment to Grandstand')
  })

  it('is of a channel that is there, or whose ids are taken', async () => {
    const twice = await run(target, 'unpack', folder)
    expect(twice).toEqual({
      code: 2,
      said: 'This deployment already has the channel alpha. Nothing was imported.\n',
    })
    const database = await createTestDatabase()
    const at = { databaseUrl: database.url, dataDir: join(dir, 'taken') }
    await query(database.url, `insert into channels (channel_key, settings) values ('gamma', '{}')`)
    const sameId = await run(at, 'unpack', folder)
    expect(sameId.said).toContain(`This deployment already has a channel ${alphaId}, gamma. Ids are kept`)
    await query(database.url, 'update channels set id = default')
    await query(
      database.url,
      `insert into users (channel_id, email, first_name, last_name) select id, 'a@example.com', 'A', 'B' from channels`,
    )
    const sameUser = await run(at, 'unpack', folder)
    expect(sameUser.said).toBe(
      'This deployment already uses an id of the channel, in users: Key (id)=(1) already exists. Nothing was imported.\n',
    )
    expect(await query(database.url, 'select channel_key from channels')).toEqual([{ channel_key: 'gamma' }])
    expect(await readdir(join(at.dataDir, 'media'))).toEqual([])
    // Once the id is free, the same folder is imported, beside the other channel.
    await query(database.url, 'delete from users')
    expect(await run(at, 'unpack', folder)).toMatchObject({ code: 0 })
    await database.drop()
  })

  it('is imported by the next try where one broke off', async () => {
    const [former, database] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const dataDir = join(dir, 'broken-off')
    expect((await run({ databaseUrl: former.url, dataDir }, 'unpack', folder)).code).toBe(0)
    await former.drop()
    // Its files are there, and its rows are not.
    const at = { databaseUrl: database.url, dataDir }
    const media = join(dataDir, 'media', String(alphaId))
    expect((await run(at, 'unpack', folder)).said).toContain(
      `${media} has files already, of another channel.`,
    )
    await writeFile(join(media, 'import-unfinished'), '')
    expect(await run(at, 'unpack', folder)).toMatchObject({ code: 0 })
    expect(await readdir(media)).not.toContain('import-unfinished')
    await database.drop()
  })
})

describe('a channel is not packed', () => {
  it('while a game is live', async () => {
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    stubStorage()
    const { code, said } = await run(server, 'pack', 'alpha', join(dir, 'live'))
    expect(said).toBe(`Game ${live} is live. Pack the channel when that is over.\n`)
    expect(code).toBe(2)
    await ctx.db.update(events).set({ stream_status: 'finished' }).where(eq(events.id, live))
  })

  it('without the files that only another machine has', async () => {
    const videoId = await addVideo(server, replayed)
    const setSite = (site: string | null) => ctx.db.update(videos).set({ site }).where(eq(videos.id, videoId))
    await setSite('elsewhere')
    stubStorage()
    expect((await run(server, 'pack', 'alpha', join(dir, 'half'))).said).toContain(
      `The files of video ${videoId} are on another machine and not in the storage.`,
    )
    await setSite(null)
    expect((await run(server, 'pack', 'alpha', join(dir, 'half'))).said).toContain(
      `No files were found of these videos, which will not play: ${videoId}.`,
    )
  })

  it('over a folder that is there, or under a name that no channel has', async () => {
    stubStorage()
    expect((await run(server, 'pack', 'alpha', folder)).said).toContain('already exists: choose a new folder')
    expect((await run(server, 'pack', 'nobody', join(dir, 'new'))).said).toBe('There is no channel nobody.\n')
  })
})

/** The fan, logged in once on each server. */
const fans = new Map<TestServer, Promise<Browser>>()
function enter(at: TestServer): Promise<Browser> {
  const known = fans.get(at) ?? logIn(at)
  fans.set(at, known)
  return known
}

async function logIn(at: TestServer): Promise<Browser> {
  const browser = await openBrowser(at)
  const { status } = await browser.post('/v2/auth/login', { email, password: 'correct horse battery' })
  expect(status).toBe(200)
  return browser
}

/** The playlist's segments, in their order. */
async function play(from: TestServer, path: string) {
  const { json } = await (await enter(from)).post(`${path}/playback`)
  const list = (await from.ask(json.url)).text
  const names = [...new Set(list.match(/segment-[\w-]+\.m4s/g))]
  const answers = await Promise.all(names.map(name => from.ask(`${baseOf(json.url)}${name}`)))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  return answers.map(({ bytes }) => bytes)
}
