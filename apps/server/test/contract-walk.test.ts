import { randomUUID } from 'node:crypto'
import { type Call, calls, errorCatalogue } from '@grandstand/contract'
import { startEncoder } from '@grandstand/media/test-encoder'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createToken } from '../src/accounts/auth/create-token.ts'
import { hashLoginCode } from '../src/accounts/auth/login-code.ts'
import { createSecret, hashSecret } from '../src/accounts/keys/index.ts'
import { clips, gifts, sessionCodes, users } from '../src/db/tables.ts'
import { routes } from '../src/http/routes.ts'
import { telemetryRoutes } from '../src/insight/telemetry/index.ts'
import { createPlaceTickets } from '../src/video/door/place-tickets.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { enterCard, sandboxUrl } from './buyer.ts'
import { clipSettings, mediaOf, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { watchLoop } from './loop-probe.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { makeOperator, openStudio, type StudioClient } from './studio-client.ts'
import { addLibraryVideo, addReplay } from './video-builder.ts'

watchLoop()

/** What a well-meaning caller sends; the walk fails for a served call with needs that are not met here. */
interface Example {
  params?: (server: TestServer) => Promise<Record<string, string>>
  query?: Record<string, string> | ((server: TestServer) => Promise<Record<string, string>>)
  body?: Record<string, unknown> | ((server: TestServer) => Promise<Record<string, unknown>>)
  /** Whose key is sent, where the one that all calls share would be used up or is of the wrong kind. */
  key?: (server: TestServer) => Promise<string>
  /** What the browser sends along. */
  cookie?: (server: TestServer) => Promise<string>
  /** An id of the other channel, where no list at the call's own path tells one. */
  foreignId?: (server: TestServer) => Promise<number>
}

/** As RFC 8291 has it. */
const keys = {
  endpoint: 'https://push.example/send/abc',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const device = { ...keys, language: 'en', time_zone: 'Europe/Sofia' }

const first = (path: string) => async (server: TestServer) => ({
  id: String((await server.ask(path, { headers: { authorization: `Bearer ${key}` } })).json.items[0].id),
})
const newSession = async (server: TestServer) =>
  (await server.ask('/datalake/hash/?profile=alpha-analytics')).json.session_uuid
const sender = async (server: TestServer) => ({
  profile: 'alpha-analytics',
  session_uuid: await newSession(server),
  user_id: null,
  user_email: null,
  origin_url: 'https://alpha.test/',
  view_id: randomUUID(),
  seq: 0,
})
let usersMade = 0
/** For calls that end a session or an account. */
const newUser = async (server: TestServer) => {
  usersMade += 1
  return (await server.programKey(server.alphaId, `walker-${usersMade}@example.com`)).apiKey
}
/** The body that a link of a new user's mail leads to. */
const mailed = async (server: TestServer, purpose: 'verify_email' | 'reset_password' | 'delete_account') => {
  usersMade += 1
  const { userId } = await server.programKey(server.alphaId, `walker-${usersMade}@example.com`)
  const token = await server.ctx.db.transaction(tx =>
    createToken(server.ctx, tx, { channelId: server.alphaId, userId, purpose }),
  )
  return { token }
}
const newVisitor = (server: TestServer) => server.anonymousKey()
const password = 'correct horse battery'
/** A favourite of the key’s holder. */
const favorite = async (server: TestServer, apiKey: string, host = 'alpha.test') => {
  const groups = await server.ask('/api/participant-groups', { host })
  const { json } = await server.ask('/api/favorite', {
    host,
    headers: { authorization: `Bearer ${apiKey}` },
    body: { favoritable_type: 'group', favoritable_id: groups.json.items[0].id },
  })
  return json.id
}
/** A code that a key may redeem, as a social login leaves it. */
const redeemable = async (server: TestServer, purpose: 'add_session' | 'register') => {
  redeemingKey = await server.anonymousKey()
  usersMade += 1
  const email = `walker-${usersMade}@example.com`
  const identity = { provider: 'google', subject: email, email, email_verified: true }
  const code = createSecret()
  await server.ctx.db.insert(sessionCodes).values({
    code_hash: hashSecret(code),
    channel_id: server.alphaId,
    key_hash: hashSecret(redeemingKey),
    purpose,
    sealed_identity: server.ctx.sealer.seal(
      'social-identity',
      JSON.stringify({ ...identity, first_name: 'Ada', last_name: 'Fan' }),
    ),
    return_path: '/',
    expires_at: new Date(server.ctx.now().getTime() + 60_000),
  })
  return code
}
let redeemingKey = ''
/** A mailed code of a new user, for the browser of the redeeming key. */
const mailedCode = async (server: TestServer) => {
  redeemingKey = await server.anonymousKey()
  usersMade += 1
  const typed = { email: `walker-${usersMade}@example.com`, code: '204816' }
  const { userId } = await server.programKey(server.alphaId, typed.email)
  const key_hash = hashSecret(redeemingKey)
  await server.ctx.db.insert(sessionCodes).values({
    code_hash: hashLoginCode(server.ctx, { id: server.alphaId }, { ...typed, keyHash: key_hash }),
    channel_id: server.alphaId,
    key_hash,
    purpose: 'login_code',
    user_id: userId,
    return_path: '/',
    expires_at: new Date(server.ctx.now().getTime() + 60_000),
  })
  return typed
}
const passes = async () => ({ alias: 'passes' })
/** A game that an encoder has sent to; one for all calls, which leave it as it is. */
const playable = (server: TestServer) => {
  live ??= addPlayable(server)
  return live
}
let live: Promise<{ id: string }> | undefined
const openPlayer = async (server: TestServer) => {
  const { id } = await playable(server)
  const { json } = await server.ask(`/api/events/${id}/playback`, { body: { api_key: key } })
  return { playback_id: json.playback_id }
}
const addPlayable = async (server: TestServer) => {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() - 60_000).toISOString())
  const { stream_key, video_id } = await addCamera(server.ctx, server.alphaId, id, 'Main camera')
  await startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`, { seconds: 5 }).done
  // What it sent last may still be on its way.
  await expect
    .poll(async () => {
      const recording = await server.ctx.recordings.find(server.alphaId, video_id)
      const { json } = await server.ask(`/api/events/${id}?api_key=${key}`)
      return recording?.isReady && json.stream_status
    })
    .toBe('live')
  return { id: String(id) }
}
/** A game that is sold, of which an encoder still sends. */
const soldLive = (server: TestServer) => {
  sold ??= addSoldLive(server)
  return sold
}
let sold: Promise<{ id: string }> | undefined
const addSoldLive = async (server: TestServer) => {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() - 60_000).toISOString(), {
    type: 'paid',
    stream_status: 'live',
  })
  await addReplay(server, id, { isOpen: true })
  return { id: String(id) }
}
let libraryItem: Promise<{ id: string }> | undefined
const addPlayableItem = async (server: TestServer) => {
  const { json } = await server.ask('/api/vod-media-items', { headers: { authorization: `Bearer ${key}` } })
  const { id } = json.items.find(({ access }: { access: string }) => access === 'free')
  await addLibraryVideo(server, id)
  return { id: String(id) }
}
const foreignEvent = async (server: TestServer) => {
  const apiKey = await server.anonymousKey('beta')
  return (await server.ask(`/api/events?api_key=${apiKey}`, { host: 'beta.test' })).json.items[0].id
}
/** A new buyer for each time, or the limits of one would be reached. */
const newBuyer = async (server: TestServer) => (await boughtBy(server)).apiKey
const boughtBy = async (server: TestServer) => {
  usersMade += 1
  buyer = await server.programKey(server.alphaId, `walker-${usersMade}@example.com`)
  return buyer
}
let buyer: { apiKey: string; userId: number }
const season = async (server: TestServer) => ({
  type: 'package',
  id: (await server.ask('/api/packages')).json.items.find(
    (one: { is_team_pass: boolean }) => one.is_team_pass,
  ).id,
  participant_id: (await server.ask('/api/participants')).json.items[0].id,
})
const inQuery = (choice: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]))
/** An order of the next caller. */
const ordered = async (server: TestServer) => {
  const { userId } = await boughtBy(server)
  return { id: String(await openShop(server).add(userId, { subscription: 'monthly' })) }
}
/** One for all calls that leave it as it is. */
const ownClip = async (server: TestServer) => {
  clip ??= openCutter(server, 'cutter@example.com').then(async cutter => {
    const { json } = await cutter.cut(await clippable(server))
    await cutter.settled(json.id)
    return { cutter, id: String(json.id) }
  })
  return { id: (await clip).id }
}
let clip: Promise<{ cutter: Awaited<ReturnType<typeof openCutter>>; id: string }> | undefined
const cutterKey = async () => (await clip)?.cutter.apiKey ?? ''
const foreignClip = (server: TestServer) => {
  betaClip ??= openCutter(server, 'walking-cutter@example.com', server.betaId).then(
    async stranger => (await stranger.cut(await clippable(server, 'beta'))).json.id,
  )
  return betaClip
}
let betaClip: Promise<number> | undefined
let operator: Promise<StudioClient> | undefined
const rehearser = (server: TestServer) => {
  operator ??= makeOperator(server, 'walker@example.com', server.alphaId).then(() =>
    openStudio(server, 'walker@example.com'),
  )
  return operator
}
let leaving: Awaited<ReturnType<typeof openCutter>>
const games = new Map<string, Promise<number>>()
/** One of each channel is enough. */
const clippable = (server: TestServer, channel: 'alpha' | 'beta' = 'alpha') => {
  const known = games.get(channel) ?? addClippable(server, channel)
  games.set(channel, known)
  return known
}
const addClippable = async (server: TestServer, channel: 'alpha' | 'beta') => {
  const season = await openSeason(server, channel)
  const id = await season.add('2026-03-05T23:00:00Z', { stream_status: 'finished' })
  await addReplay(server, id, { channelId: channel === 'alpha' ? server.alphaId : server.betaId })
  return id
}
/** The secret of a gift that waits; its id by `given`. */
async function addGift(server: TestServer, userId?: number, channelId = server.alphaId): Promise<string> {
  const buyerId = userId ?? (await server.programKey(channelId, `giver-${randomUUID()}@example.com`)).userId
  const order_id = await openShop(server, channelId).add(buyerId, { subscription: 'monthly', is_gift: true })
  const token = createSecret()
  await server.ctx.db.insert(gifts).values({
    channel_id: channelId,
    order_id,
    email: 'walking-friend@example.com',
    message: '',
    token_hash: hashSecret(token),
    created_at: new Date(),
  })
  return token
}
async function given(server: TestServer) {
  await boughtBy(server)
  return { id: await giftIdOf(server, await addGift(server, buyer.userId)) }
}
async function giftIdOf(server: TestServer, token: string): Promise<string> {
  const [row] = await server.ctx.db
    .select()
    .from(gifts)
    .where(eq(gifts.token_hash, hashSecret(token)))
  return String(row?.id)
}
const givenElsewhere = async (server: TestServer) =>
  Number(await giftIdOf(server, await addGift(server, undefined, server.betaId)))

const examples: Record<string, Example> = {
  createClip: {
    key: newUser,
    body: async server => {
      const event_id = await clippable(server)
      const event_media_id = await mediaOf(server, event_id)
      const chosen = { name: 'Goal', tags: ['goal'], start_time: 1, duration: 1 }
      return { event_id, event_media_id, ...chosen }
    },
  },
  getClip: { params: ownClip, key: cutterKey, foreignId: foreignClip },
  changeClip: { params: ownClip, key: cutterKey, foreignId: foreignClip, body: { name: 'Save' } },
  retryClip: {
    async params(server) {
      const { id } = await ownClip(server)
      await server.ctx.db
        .update(clips)
        .set({ status: 'failed' })
        .where(eq(clips.id, Number(id)))
      return { id }
    },
    key: cutterKey,
    foreignId: foreignClip,
  },
  shareClip: { params: ownClip, key: cutterKey, foreignId: foreignClip, body: { is_shared: true } },
  frameClip: {
    params: ownClip,
    key: cutterKey,
    foreignId: foreignClip,
    body: { framing: { kind: 'whole' } },
  },
  startClipPlayback: { params: ownClip, key: cutterKey, foreignId: foreignClip },
  reportClip: { params: ownClip, key: cutterKey, foreignId: foreignClip, body: { reason: 'other' } },
  getClipOptions: { params: first('/api/events'), foreignId: foreignEvent },
  getLoudness: {
    params: async server => ({ id: String(await clippable(server)) }),
    query: { start_time: '0', duration: '2' },
    foreignId: foreignEvent,
  },
  listEventClips: { params: first('/api/events'), foreignId: foreignEvent },
  downloadClip: { params: ownClip, key: cutterKey, foreignId: foreignClip },
  deleteClip: {
    async params(server) {
      usersMade += 1
      leaving = await openCutter(server, `walker-${usersMade}@example.com`)
      return { id: String((await leaving.cut(await clippable(server))).json.id) }
    },
    key: async () => leaving.apiKey,
    foreignId: foreignClip,
  },
  changeRehearsal: {
    params: async server => ({
      id: String((await (await rehearser(server)).post('/channels/alpha/rehearsal')).json.id),
    }),
    cookie: async server => (await rehearser(server)).cookie,
    body: { period: 'Q2', scores: [], type: 'ppv', stream_status: 'upcoming' },
    foreignId: foreignEvent,
  },
  getSharedClip: {
    async query(server) {
      const { id } = await ownClip(server)
      const shared = await (await clip)?.cutter.post(`/clip/${id}/share`, { is_shared: true })
      return { id, uuid: shared?.json.share_uuid }
    },
  },
  buy: {
    key: newBuyer,
    body: async server => ({
      ...(await season(server)),
      idempotency_key: randomUUID(),
      payment_method_id: await enterCard(server),
      terms: true,
    }),
  },
  getOffers: { query: async server => ({ event_id: (await first('/api/events')(server)).id }) },
  getPriceLines: { key: newVisitor, query: async server => inQuery(await season(server)) },
  applyCoupon: {
    key: newVisitor,
    query: async server => ({ coupon: 'HALF', ...inQuery(await season(server)) }),
  },
  listOrders: { key: newBuyer },
  getOrder: {
    params: ordered,
    key: async () => buyer.apiKey,
    async foreignId(server) {
      const stranger = await server.programKey(server.betaId, 'walking-buyer@example.com')
      return openShop(server, server.betaId).add(stranger.userId, { subscription: 'monthly' })
    },
  },
  getReceipt: {
    async params(server) {
      const { id } = await ordered(server)
      return { id: String(await openShop(server).pay(Number(id))) }
    },
    key: async () => buyer.apiKey,
    async foreignId(server) {
      const stranger = await server.programKey(server.betaId, 'walking-payer@example.com')
      const shop = openShop(server, server.betaId)
      return shop.pay(await shop.add(stranger.userId, { subscription: 'monthly' }))
    },
  },
  sendGift: { params: given, key: async () => buyer.apiKey, foreignId: givenElsewhere },
  keepGift: { params: given, key: async () => buyer.apiKey, foreignId: givenElsewhere },
  findGift: { body: async server => ({ token: await addGift(server) }) },
  openGift: { key: newBuyer, body: async server => ({ token: await addGift(server) }) },
  unsubscribe: {
    key: async () => buyer.apiKey,
    async body(server) {
      await boughtBy(server)
      const subscription_id = (await server.ask('/api/subscriptions')).json.items[0].id
      const { json } = await server.ask('/api/stripe/buy', {
        headers: { authorization: `Bearer ${buyer.apiKey}` },
        body: {
          type: 'subscription',
          id: subscription_id,
          terms: true,
          idempotency_key: randomUUID(),
          payment_method_id: await enterCard(server),
        },
      })
      return { order_id: json.order.id }
    },
  },
  getCustomerPortal: { key: newBuyer },
  listCards: { key: newBuyer },
  createSetupIntent: { key: newBuyer },
  startTrial: {
    key: newBuyer,
    body: async server => ({
      subscription_id: (await server.ask('/api/subscriptions')).json.items[0].id,
      payment_method_id: await enterCard(server),
    }),
  },
  startPlayback: { params: playable, foreignId: foreignEvent },
  askPlace: {
    body: async server => ({
      ticket: createPlaceTickets(server.ctx.sealer).write({
        channelId: server.alphaId,
        openedMs: 1,
        lane: 'others',
        number: 1,
        holderMark: 'nobody',
      }),
    }),
  },
  waitForPicture: { params: soldLive, foreignId: foreignEvent },
  startFreePreview: { params: soldLive, foreignId: foreignEvent },
  downloadEvent: { params: playable, foreignId: foreignEvent },
  startVodPlayback: {
    params(server) {
      libraryItem ??= addPlayableItem(server)
      return libraryItem
    },
    async foreignId(server) {
      const apiKey = await server.anonymousKey('beta')
      const { json } = await server.ask(`/api/vod-media-items?api_key=${apiKey}`, { host: 'beta.test' })
      return json.items[0].id
    },
  },
  renewPlayback: { params: openPlayer },
  castPlayback: { params: openPlayer },
  register: {
    key: newVisitor,
    body: async () => {
      usersMade += 1
      const email = `walker-${usersMade}@example.com`
      return { email, password, first_name: 'Ada', last_name: 'Fan', phone: '+1 555 010 9999', terms: true }
    },
  },
  createCheckoutAccount: {
    key: newVisitor,
    body: async () => {
      usersMade += 1
      return { email: `walker-${usersMade}@example.com`, language: 'fr', retry_token: createSecret() }
    },
  },
  requestLoginCode: { key: newVisitor, body: { email: 'nobody@example.com' } },
  loginWithCode: { key: async () => redeemingKey, body: mailedCode },
  verifyEmail: { body: server => mailed(server, 'verify_email') },
  setBuyerMails: {
    body: async server => {
      const { userId } = await server.programKey(server.alphaId, `walker-${randomUUID()}@example.com`)
      return { token: server.ctx.sealer.seal('buyer-mails', `${server.alphaId} ${userId}`), is_wanted: false }
    },
  },
  requestEmailVerification: { key: newUser },
  requestPasswordReset: { body: { email: 'nobody@example.com' } },
  resetPassword: { body: async server => ({ ...(await mailed(server, 'reset_password')), password }) },
  requestAccountDeletion: { key: newUser },
  confirmAccountDeletion: { body: server => mailed(server, 'delete_account') },
  updateProfile: { body: { _method: 'patch', first_name: 'Ada', phone: null, language: 'fr' } },
  login: {
    key: newVisitor,
    body: async server => {
      usersMade += 1
      const email = `walker-${usersMade}@example.com`
      const { userId } = await server.programKey(server.alphaId, email)
      await server.setPassword(userId, password)
      return { email, password }
    },
  },
  logout: { key: newUser },
  socialLogin: {
    key: async () => redeemingKey,
    body: async server => ({ step: 'register', code: await redeemable(server, 'register'), terms: true }),
  },
  addSession: {
    key: async () => redeemingKey,
    body: async server => ({ code: await redeemable(server, 'add_session') }),
  },
  googleCallback: { query: { state: 'x' } },
  facebookCallback: { query: { state: 'x' } },
  getApiKey: { body: { channel_key: 'alpha' } },
  getPage: { params: first('/api/pages') },
  getPackage: { params: first('/api/packages') },
  getSubscription: { params: first('/api/subscriptions') },
  listEventDays: { query: { start_date: '2026-11-01', end_date: '2026-11-30' } },
  getEvent: { params: first('/api/events') },
  explainAccess: { params: first('/api/events'), foreignId: foreignEvent },
  listBoardMoments: { params: first('/api/events'), foreignId: foreignEvent },
  getTeamRecord: {
    params: first('/api/participants'),
    foreignId: async server =>
      (await server.ask('/api/participants', { host: 'beta.test' })).json.items[0].id,
  },
  listStandings: {
    params: first('/api/participants'),
    foreignId: async server =>
      (await server.ask('/api/participants', { host: 'beta.test' })).json.items[0].id,
  },
  listCrowdPeaks: { params: first('/api/events'), foreignId: foreignEvent },
  listEventScores: { params: first('/api/events'), foreignId: foreignEvent },
  getLiveFrame: { params: playable, foreignId: foreignEvent },
  search: { query: { text: 'ball' } },
  getVodMediaItem: { params: first('/api/vod-media-items') },
  getCustomForm: { params: passes },
  updateCustomForm: { params: passes, body: { fields: [{ name: 'basic-pass', value: 1 }] } },
  addFavorite: {
    body: async server => ({
      favoritable_type: 'group',
      favoritable_id: (await server.ask('/api/participant-groups')).json.items[0].id,
    }),
  },
  removeFavorite: {
    params: async server => ({ id: String(await favorite(server, user.apiKey)) }),
    foreignId: async server => {
      const stranger = await server.programKey(server.betaId, 'walker@example.com')
      return favorite(server, stranger.apiKey, 'beta.test')
    },
  },
  keepPushSubscription: { body: { ...device, kinds: ['live'] } },
  changePushSubscription: { body: { ...keys, former: { endpoint: keys.endpoint, auth: keys.auth } } },
  setMailReminder: {
    params: first('/api/events'),
    foreignId: foreignEvent,
    body: async server => {
      await server.ctx.db.update(users).set({ email_verified_at: new Date() })
      return { language: 'en', time_zone: 'Europe/Sofia', is_wanted: true }
    },
  },
  setReminder: {
    params: first('/api/events'),
    foreignId: foreignEvent,
    body: { ...device, is_wanted: true },
  },
  getDatalakeHash: { query: { profile: 'alpha-analytics' } },
  startDatalakeSession: {
    body: async server => ({
      profile: 'alpha-analytics',
      session: await newSession(server),
      device_type: 'phone',
      user_agent: 'Walker/1',
      resolution: '390x844',
      platform: 'web',
    }),
  },
  sendDatalakeEvent: {
    body: async server => ({ ...(await sender(server)), name: 'page_view', details: { screen: 'home' } }),
  },
  sendVideoEvent: {
    body: async server => ({ ...(await sender(server)), event_id: 1, name: 'play', details: {} }),
  },
  sendVideoViewing: {
    body: async server => ({ ...(await sender(server)), event_id: 1, from_seconds: 0, to_seconds: 30 }),
  },
  sendErrorLog: {
    body: {
      channel_key: 'alpha',
      message: 'It failed',
      call: 'getEvent',
      status: 500,
      request_id: 'r-1',
      release: '1',
      origin_url: 'https://alpha.test/',
      user_agent: 'Walker/1',
    },
  },
  forgetGoogleVisitor: { body: { client_id: null } },
  sendGoogleEvent: { body: { name: 'view_item', item_type: 'package', item_id: 1 } },
  sendContactMessage: { body: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } },
}

const served = Object.entries<Call>(calls)
const baseOf = ({ host }: Call) => (host === 'api' ? '/api' : '')

const alpha = buildLeague('alpha', {
  ...clipSettings,
  'yare-analytics': { 'yare-analytics-key': 'alpha-analytics' },
  cast_app_id: 'CC1AD845',
  free_preview_seconds: 60,
})
alpha.document.products.coupons.push({ code: 'HALF', percent: 50, products: [] })
const server = await serveTests({ channels: [alpha, buildLeague('beta', clipSettings)] })
const key = await server.anonymousKey()
const user = await server.programKey()
for (const channel of ['alpha', 'beta']) {
  const season = await openSeason(server, channel)
  await season.add('2026-11-16T20:00:00Z', { teams: ['heloise-ball', 'team'] })
}

async function send(
  call: Call,
  name: string,
  change: { query?: object; body?: object; path?: string; as?: 'stranger' } = {},
) {
  const example = examples[name] ?? {}
  const params = (await example.params?.(server)) ?? {}
  const path =
    change.path ?? `${baseOf(call)}${call.path.replace(/:(\w+)/g, (_, part) => params[part] ?? '')}`
  const query = new URLSearchParams({ ...(await queryOf(example)), ...change.query })
  const shared = call.needs === 'user' ? user.apiKey : key
  const body = await bodyOf(example)
  const keyless = call.needs === 'nothing' || change.as === 'stranger'
  const authorization = keyless ? {} : { authorization: `Bearer ${(await example.key?.(server)) ?? shared}` }
  const cookie = change.as === 'stranger' ? undefined : await example.cookie?.(server)
  return server.ask(query.size > 0 ? `${path}?${query}` : path, {
    method: call.method,
    headers: { ...authorization, ...(cookie && { cookie }) },
    ...(call.method === 'POST' ? { body: { ...body, ...change.body } } : {}),
  })
}

async function firstForeignId(call: Call) {
  const list = await server.ask(`${baseOf(call)}${call.path.replace('/:id', '')}`, {
    host: 'beta.test',
    headers: { authorization: `Bearer ${await server.anonymousKey('beta')}` },
  })
  return list.json.items[0].id
}

/** Of the fields of a body, whatever its shape. */
function namesOf(body: Call['body']): string[] {
  if (body instanceof z.ZodObject) return Object.keys(body.shape)
  if (body instanceof z.ZodDiscriminatedUnion)
    return [
      ...new Set(body.options.flatMap(option => (option instanceof z.ZodObject ? namesOf(option) : []))),
    ]
  throw new Error('a body of a kind that this walk does not know')
}

/** The fields that a refusal names, whatever of them is wrong. */
const namedIn = (json: { error: { fields?: object } } | undefined) =>
  Object.keys(json?.error.fields ?? {}).map(name => name.split('.')[0])

const odd = (field: string) =>
  field.endsWith('_date') ? ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'] : []

const queryOf = ({ query }: Example = {}) => (typeof query === 'function' ? query(server) : query)
const bodyOf = ({ body }: Example = {}) => (typeof body === 'function' ? body(server) : body)

describe('every call of the contract', () => {
  it('is served once', () => {
    const registered = [...routes, ...telemetryRoutes].map(route => route.call)
    expect(served.filter(([, call]) => !registered.includes(call)).map(([name]) => name)).toEqual([])
    expect(registered.length).toBe(served.length)
  })
})

describe.each(served)('%s', (name, call) => {
  if (call.answers === 'redirect') {
    it('redirects the browser to a page of this site, whatever a provider adds', async () => {
      const { status, headers } = await send(call, name, { query: { of_the_provider: '1' } })
      expect(status).toBe(303)
      expect(headers.location).toMatch(/^\/[a-z]/)
    })

    it('refuses rubbish with 400 and the name of the field', async () => {
      for (const field of Object.keys((await queryOf(examples[name])) ?? {})) {
        const { status, json } = await send(call, name, { query: { [field]: '' } })
        expect(status).toBe(400)
        expect(json.error.fields).toHaveProperty(field)
      }
    })
    return
  }

  if (call.takes === 'raw') {
    it('accepts what the provider has signed, and refuses everything else', async () => {
      // The endpoint was registered at the start; the sandbox signs what it tells it.
      await server.ask('/api/stripe/buy', {
        headers: { authorization: `Bearer ${await newBuyer(server)}` },
        body: (await bodyOf(examples.buy)) ?? {},
      })
      await expect
        .poll(async () => {
          const response = await fetch(`${sandboxUrl(server)}/sandbox/webhooks`, {
            headers: { authorization: 'Bearer sandbox_secret_alpha' },
          })
          return JSON.stringify(await response.json())
        })
        .toContain('"delivered"')
      for (const body of ['', 'rubbish', '{"id":"evt_1"}', { id: 'evt_1' }]) {
        const { status, json } = await server.ask(`${baseOf(call)}${call.path}`, { body })
        expect(status).toBe(400)
        expect(json.error.code).toBe('invalid_request')
      }
    })
    return
  }

  // A stream and a file have no shape of their own; what is in them is proved where they are made.
  if (call.answers !== 'stream' && call.answers !== 'file') {
    it('answers in shape', async () => {
      const { status, json } = await send(call, name)
      expect(json).toEqual(call.reply.parse(json))
      expect(status).toBe(200)
    })
  }

  it('refuses rubbish with 400 and the name of the field', async () => {
    const inQuery = await send(call, name, { query: { rubbish: '1' } })
    expect(inQuery.status).toBe(400)
    expect(inQuery.json.error).toMatchObject({
      code: 'invalid_request',
      fields: { rubbish: expect.any(String) },
    })
    if (call.method === 'POST') {
      const inBody = await send(call, name, { body: { rubbish: { deep: [1] } } })
      expect(inBody.status).toBe(400)
      expect(inBody.json.error.fields).toHaveProperty('rubbish')
    }
    for (const field of Object.keys((await bodyOf(examples[name])) ?? {})) {
      const wrong = await send(call, name, { body: { [field]: { not: ['this'] } } })
      expect(wrong.status).toBe(400)
      expect(namedIn(wrong.json)).toContain(field)
    }
  })

  it('refuses texts that cannot be stored and days that do not exist, with 400 and the name of the field', async () => {
    const authorization = `Bearer ${call.needs === 'user' ? user.apiKey : key}`
    const headers = call.needs === 'nothing' ? {} : { authorization }
    const path = (value = '1') => `${baseOf(call)}${call.path.replace(/:\w+/g, value)}`
    const isPosted = call.method === 'POST'
    const fields = isPosted ? namesOf(call.body) : Object.keys(call.query.shape)
    for (const field of fields) {
      for (const text of [
        'a\0b',
        ...(isPosted ? ['a\ud800b', ['\udfff'], { deep: 'a\0b' }] : []),
        ...odd(field),
      ]) {
        const { status, json } = isPosted
          ? await server.ask(path(), { headers, body: { [field]: text } })
          : await server.ask(`${path()}?${new URLSearchParams({ [field]: String(text) })}`, { headers })
        expect({ field, text, status, named: namedIn(json) }).toEqual({
          field,
          text,
          status: 400,
          named: expect.arrayContaining([field]),
        })
      }
    }
    if (call.path.includes(':')) {
      const { status } = await server.ask(path('a%00b'), {
        method: call.method,
        headers,
        ...(isPosted ? { body: {} } : {}),
      })
      expect(status).toBe(400)
    }
  })

  if (call.path.includes(':id')) {
    it("refuses malformed ids with 400, and another channel's ids with 404", async () => {
      for (const id of ['0', '-1', '1.5', 'abc', '99999999999', "1'--"]) {
        const path = `${baseOf(call)}${call.path.replace(':id', encodeURIComponent(id))}`
        const { status, json } = await send(call, name, { path })
        expect({ id, status, fields: json.error.fields }).toMatchObject({
          id,
          status: 400,
          fields: { id: expect.any(String) },
        })
      }
      const params = await examples[name]?.params?.(server)
      const foreign = await (examples[name]?.foreignId?.(server) ?? firstForeignId(call))
      expect(String(foreign)).not.toBe(params?.id)
      const { status, json } = await send(call, name, {
        path: `${baseOf(call)}${call.path.replace(':id', foreign)}`,
      })
      expect(status).toBe(404)
      expect(json.error).toMatchObject({ code: 'not_found', message: errorCatalogue.not_found.message })
    })
  }

  if (call.needs !== 'nothing') {
    it('refuses strangers with 401', async () => {
      const { status, json } = await send(call, name, { as: 'stranger' })
      expect(status).toBe(401)
      expect(json.error).toMatchObject({
        code: 'no_api_key',
        message: 'No chanel or api key found',
        fields: { api_key: expect.any(String) },
      })
    })
  }

  if (call.needs === 'user') {
    it('refuses visitors with 401', async () => {
      const path = `${baseOf(call)}${call.path.replace(/:\w+/g, '1')}`
      const { status, json } = await server.ask(path, {
        method: call.method,
        headers: { authorization: `Bearer ${key}` },
        ...(call.method === 'POST' ? { body: (await bodyOf(examples[name])) ?? {} } : {}),
      })
      expect(status).toBe(401)
      expect(json.error.code).toBe('unauthenticated')
    })
  }
})
