import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, errorReply, type OperatorRole, operatorRoles, studioCalls } from '@grandstand/contract'
import { mayCall } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  alarms,
  auditLog,
  clips,
  contentRevisions,
  mediaCaptions,
  mediaFiles,
  pages,
  payouts,
  storages,
  transactions,
} from '../src/db/tables.ts'
import { studioRoutes } from '../src/http/studio-routes.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { setFilmedAt } from '../src/video/nodes/index.ts'
import { addEmbeddedMedia } from '../src/video/playback/index.ts'
import { createPicture } from './channel-folder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { watchLoop } from './loop-probe.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import {
  login,
  makeOperator,
  openStudio,
  operatorPassword,
  ownPage,
  type StudioClient,
  studioClient,
} from './studio-client.ts'
import { addVideo } from './video-builder.ts'

watchLoop()

/** What a well-meaning page sends; `alters` the caller's own session or account, so that it gets one of its own. */
interface Example {
  query?: string
  body?: object
  alters?: boolean
}

const picture = (await createPicture({ width: 1280, height: 720, format: 'png', color: '#aa2200' })).toString(
  'base64',
)
const paymentKeys = { publishable_key: `pk_test_${'x'.repeat(12)}`, secret_key: `sk_test_${'x'.repeat(12)}` }
const newPassword = { current_password: operatorPassword, password: 'a whole new phrase' }
const worth = {
  percent: 50,
  amount: null,
  package_ids: [],
  subscription_ids: [],
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_user: null,
}
const site = { embed_hosts: ['video.example'] }
const outsidePlayer = { type: 'embedded', name: 'Partner', url: 'https://video.example/7' } as const
const reason = 'The game was called off'
const buyerMail = { subject: 'An hour later', text: 'The ice is late.', with_pass_holders: true }
const game = {
  minutes: 120,
  away_id: null,
  home_id: null,
  team_ids: [],
  title: { en: 'Gala' },
  sport_id: 1,
  venue_id: null,
  type: 'free',
  base_price: 0,
  service_fee: 0,
  description: {},
}
const season = {
  source: { kind: 'file', content: Buffer.from('date,time,home\n2099-01-01,19:00,Team').toString('base64') },
  choices: { teams: {}, venues: {}, sports: {} },
  defaults: { sport_id: null, minutes: 120, is_free: true },
  left_out: [],
}
const bulk = { games: { filter: { status: 'open', sale: 'free' } }, change: { kind: 'cancel' }, left_out: [] }
const examples: Record<string, Example> = {
  getGame: { query: '?language=fr' },
  getGameChoices: { query: '?language=bg' },
  // Of a version that is none: in shape, and refused as a conflict.
  changeGame: { body: { ...game, time: '2099-01-01 19:00', version: 'none' } },
  previewGameChanges: { body: { ...bulk, language: 'fr' } },
  // Of a preview that nobody saw, too.
  changeGames: { body: { ...bulk, version: 'none' } },
  previewSeason: { body: season },
  // Of a preview that nobody saw: in shape, and refused as a conflict.
  importSeason: { body: { ...season, version: 'none' } },
  getSeasonTemplate: { query: '?format=xlsx' },
  addGame: { body: { ...game, time: '2099-01-01 19:00' } },
  addFilmSlide: { body: { title: 'Opening night', picture: null } },
  restoreGrant: { body: { ends_at: '2100-01-01T00:00:00.000Z' } },
  allowEmbedSite: { body: { site: 'https://walker.example' } },
  addGamePicture: { body: { part: 'middle', data: picture } },
  keepEventVideos: { body: { keep_until: '2100-01-01T00:00:00.000Z' } },
  loginOperator: { body: { email: 'walker@example.com', password: operatorPassword } },
  logoutOperator: { alters: true },
  changeOperatorPassword: { body: newPassword, alters: true },
  beginTotp: { body: { current_password: operatorPassword }, alters: true },
  // Without a secret that was begun: in shape, and refused as a conflict.
  confirmTotp: { body: { code: '123456' } },
  removeTotp: { body: { current_password: operatorPassword } },
  // There is no second factor yet.
  makeRecoveryCodes: { body: { current_password: operatorPassword } },
  changeRole: { body: { role: 'editor' } },
  resetPerson: {
    body: { what: 'second_factor', language: 'fr', current_password: operatorPassword },
  },
  demandTotp: { body: { is_demanded: false } },
  removeContentLanguage: { body: { language: 'bg', only_count: false } },
  listStudioChannels: { query: '?search=a&limit=5' },
  listStudioUsers: { query: '?search=ada' },
  listAuditLog: { query: '?channel=alpha' },
  listStudioEvents: {
    query:
      '?search=game&status=open&sport=1&school=1&team=1&from=2026-01-01&to=2099-01-01&sale=sold&camera=none&sort_direction=desc&language=fr',
  },
  getStudioEvent: { query: '?language=bg' },
  setWaitForGo: { body: { waits_for_go: true } },
  addEventCamera: { body: { name: 'Behind the goal' } },
  renameCamera: { body: { name: 'Main stand' } },
  addOutsidePlayer: { body: outsidePlayer },
  listLibrary: { query: '?language=fr' },
  listStudioOrders: {
    query:
      '?search=product&show=paid&user_id=1&event_id=1&from=2026-01-01&to=2026-12-31&method=visa&language=fr',
  },
  exportStudioOrders: { query: '?search=product&show=paid&method=free' },
  // It cannot be asked, so that it is kept.
  connectService: { body: { service: 'google_analytics', public_id: '', secret: 'of-the-stream' } },
  disconnectService: { body: { service: 'google_analytics' } },
  connectPayments: { body: { ...paymentKeys, adds_tax: false } },
  restoreBackup: { body: { name: 'monday', secret_key: null } },
  setWebhookSecret: { body: { secret: `whsec_${'x'.repeat(12)}` } },
  getStudioOrder: { query: '?language=bg' },
  refundStudioOrder: {
    body: { amount: 1, reason, idempotency_key: '6f1c8c1e-5b1d-4c53-9d5e-6c6f0a1f7a10' },
  },
  refundEventBuyers: { body: { reason } },
  listStudioProducts: { query: '?language=fr' },
  listGrantLinks: { query: '?language=fr&limit=5' },
  listStudioGrants: { query: '?search=ada&user_id=1&language=fr' },
  getContent: { query: '?language=fr' },
  listContent: { query: '?language=bg' },
  keepContent: { body: { key: null, version: null, value: { url: 'walk' } } },
  previewContent: { body: { key: null, value: { url: 'walk' } } },
  // Not as it was looked at: in shape, and refused as a conflict.
  orderContent: { body: { keys: ['privacy_policy'] } },
  addContentPicture: { body: { field: 'image', part: 'middle', data: picture } },
  publishContent: { body: { version: 'older' } },
  writeLegalTexts: { body: { seller: 'The league', refunds: 'on_request' } },
  listCoupons: { query: '?search=half' },
  changeCoupon: { body: { ...worth, percent: 40 } },
  listStudioClips: { query: '?show=public&user_id=1&event_id=1&language=fr' },
  judgeClip: { body: { verdict: 'hidden', cut: 1, name: 'Goal' } },
  banFromClips: { body: { is_banned: true } },
  setMemberNumber: { body: { member_number: '20261116' } },
  setMonthlyMail: { body: { language: 'bg' } },
  // Nobody listens there, so that it is not kept.
  setMailServer: {
    body: { host: '127.0.0.1', port: 9, security: 'none', user: '', password: '', sender: null },
  },
  // No such folder, so that it is not kept.
  setStorage: { body: { place: { kind: 'disk', root: '/nowhere/at/all' }, keeps_local: true } },
  addWebhook: { body: { url: 'https://receiver.example/hook', events: ['game.live'] } },
  changeWebhook: { body: { events: ['order.paid'], is_enabled: false } },
  makeStudioKey: { body: { name: 'Scoreboard', role: 'scorer' } },
  getTonight: { query: '?language=fr' },
  getGoLive: { query: '?language=bg' },
  getRoom: { query: '?language=bg' },
  listAlarms: { query: '?event_id=1&language=fr&limit=5' },
  setAlarmMail: { body: { language: 'bg' } },
  setAlarmDevice: {
    body: {
      endpoint: 'https://push.example/send/abc',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      language: 'bg',
      is_wanted: true,
    },
  },
  getClosing: { query: '?language=fr' },
  addGameNote: { body: { text: 'The second microphone was off.' } },
  choosePoster: { body: { at_ms: 1_000 } },
  setKickOff: { body: { at_ms: 1_000 } },
  setClosingMail: { body: { language: 'bg' } },
  getSalesReport: { query: '?from=2026-10-01&to=2026-10-31&by=team&language=fr' },
  beginConnectPayments: { body: { adds_tax: false } },
  getPayoutsReport: { query: '?from=2026-10-01&to=2026-10-31' },
  getAudienceReport: { query: '?by=country' },
  getGamesReport: { query: '?language=fr' },
  addCaptions: {
    body: { language: 'en', name: 'English', content: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGoal!' },
  },
}

/** Refused as a conflict, since there is nothing that they could be about. */
const conflicting = [
  ...['confirmTotp', 'makeRecoveryCodes', 'pauseEvent', 'resumeEvent'],
  ...['cancelEvent', 'removeEvent'],
  ...['changeGame', 'releaseGame', 'importSeason', 'changeGames'],
  ...['orderContent', 'publishContent', 'takeBackContent'],
  // It has not ended.
  'restoreGrant',
  // There are channels.
  'restoreBackup',
  // It has no terms yet.
  'confirmLegalTexts',
  // They were invited, and have not come in.
  'resetPerson',
  // Nobody has connected an account.
  ...['disconnectPayments', 'setWebhookSecret'],
]

/** They change nothing but what the caller sees: no trace is left. */
const looking = [
  'previewGameChanges',
  'previewSeason',
  'previewContent',
  'startStudioClipPlayback',
  'checkHost',
  // No camera sends.
  'cutLast',
  // No provider answers, so that the keys are not kept.
  'connectPayments',
  // Its owner has not been at the provider's pages.
  'finishConnectPayments',
  // No provider and no mail server answers, so that nothing is kept.
  ...['connectPayments', 'setMailServer', 'setStorage'],
]

const all = Object.entries<Call>(studioCalls)
const forOperators = all.filter(([, call]) => call.needs === 'operator')
const namesChannel = (name: string, call: Call) => call.path.includes(':channel') || name === 'listAuditLog'

let made = 0
const sessions = new Map<number | null, Promise<StudioClient>>()
const server = await serveTests({ channels: [buildLeague('alpha', site), buildLeague('beta', site)] })
await makeOperator(server, 'walker@example.com')
const user = await server.userKey()
const program = await server.programKey(server.alphaId, 'program@example.com')
const event = await (await openSeason(server)).add(new Date(Date.now() - 60_000).toISOString())
const later = new Date(Date.now() + 86_400_000).toISOString()
const many = { emails: ['program@example.com'], note: 'Helpers' }
examples.giveGrants = { body: { type: 'event', id: event, ends_at: later, ...many } }
examples.giveGrant = { body: { type: 'event', id: event, ends_at: later, note: 'A helper' } }
/** Of alpha. */
let ids = {
  event,
  camera: await newCamera(event),
  player: await newPlayer(event),
  ...(await newReplay(event)),
  order: await newOrder(event),
  grant: await newGrant(),
  grantLink: await newGrantLink(),
  coupon: await newCoupon(),
  draft: await newDraft(),
  clip: await newClip(event),
  revision: await newRevision(),
  person: await newPerson(),
  gameLink: await newGameLink(event),
  studioKey: await newStudioKey(),
  host: await newHost(),
  storage: await newStorage(),
  backup: await newBackup(),
  ...(await newWebhook()),
  alarm: await newAlarm(),
  payout: await newPayout(),
  video: await newFileVideo(event),
}

/** The same one for all calls, since to make one and to log in is slow on purpose; but a new one for a call that `alters`. */
function operatorOf(channelId: number | null, name: string): Promise<StudioClient> {
  if (exampleOf(name).alters) return openOperator(channelId)
  const known = sessions.get(channelId) ?? openOperator(channelId)
  sessions.set(channelId, known)
  return known
}

async function openOperator(channelId: number | null, role?: OperatorRole): Promise<StudioClient> {
  made += 1
  const email = `walker-${made}@example.com`
  await makeOperator(server, email, channelId, role)
  return openStudio(server, email)
}

const byRole = new Map<OperatorRole, Promise<StudioClient>>()

/** Of alpha; the same one for all calls, since nothing that they ask for is done. */
function operatorWith(role: OperatorRole): Promise<StudioClient> {
  const known = byRole.get(role) ?? openOperator(server.alphaId, role)
  byRole.set(role, known)
  return known
}

async function newCamera(event: number): Promise<number> {
  return (await addCamera(server.ctx, server.alphaId, event, 'Main camera')).video_id
}

async function newGrant(): Promise<number> {
  const { post } = await openStudio(server, 'walker@example.com')
  return (await post(`/channels/alpha/users/${user.userId}/grants`, exampleOf('giveGrant').body)).json.id
}

/** The address of somebody without an account. */
async function newGrantLink(): Promise<number> {
  made += 1
  const { post, get } = await openStudio(server, 'walker@example.com')
  const emails = [`band-${made}@example.com`]
  await post('/channels/alpha/grants', { ...examples.giveGrants?.body, emails })
  return (await get('/channels/alpha/grant-links')).json.items[0].id
}

/** A page that is only in the draft. */
async function newDraft(): Promise<{ key: string; version: string }> {
  const { post, get } = await openStudio(server, 'walker@example.com')
  const { key } = (await post('/channels/alpha/content/pages/keep', exampleOf('keepContent').body)).json
  const { items } = (await get('/channels/alpha/content/pages')).json
  return items.find((item: { key: string }) => item.key === key)
}

async function newCoupon(): Promise<number> {
  const { post } = await openStudio(server, 'walker@example.com')
  return (await post('/channels/alpha/coupons', exampleOf('addCoupon').body)).json.id
}

async function newPerson(): Promise<number> {
  const { post } = await openStudio(server, 'walker@example.com')
  return (await post('/channels/alpha/people', exampleOf('invitePerson').body)).json.id
}

/** A current one, and one of before. */
async function newStorage(): Promise<number> {
  const at = { set_by: 'walker@example.com', set_at: new Date() }
  const disk = {
    kind: 'disk',
    root: `${server.dataDir}/storage`,
    bucket: '',
    prefix: '',
    region: '',
    key_id: '',
  }
  const both = [true, false].map(is_current => ({
    ...at,
    ...disk,
    is_current,
    sealed_secret: '',
    keeps_local: true,
  }))
  await server.ctx.db.update(storages).set({ is_current: false })
  const made = await server.ctx.db.insert(storages).values(both).returning()
  return made[1]?.id ?? 0
}

async function newService(): Promise<void> {
  const { post } = await openStudio(server, 'walker@example.com')
  await post('/channels/alpha/services', exampleOf('connectService').body)
}

/** It leads to this machine, so that nobody is asked. */
async function newHost(): Promise<string> {
  const { post } = await openStudio(server, 'walker@example.com')
  await post('/channels/alpha/hosts', { host: 'localhost' })
  return 'localhost'
}

async function newStudioKey(): Promise<number> {
  const { post } = await openStudio(server, 'walker@example.com')
  return (await post('/channels/alpha/api-keys', exampleOf('makeStudioKey').body)).json.id
}

async function newWebhook(): Promise<{ webhook: number; delivery: number }> {
  const { post } = await openStudio(server, 'walker@example.com')
  const { id } = (await post('/channels/alpha/webhooks', exampleOf('addWebhook').body)).json
  const delivery = (await post(`/channels/alpha/webhooks/${id}/test`)).json.id
  return { webhook: id, delivery }
}

async function newBackup(): Promise<string> {
  const { get, post } = await openStudio(server, 'walker@example.com')
  const { name } = (await post('/server/backups')).json
  const stateNow = async () => (await get('/server/backups')).json.items[0].state
  while ((await stateNow()) === 'making') await sleep(100)
  return name
}

async function newGameLink(event_id: number): Promise<number> {
  const { post } = await openStudio(server, 'walker@example.com')
  return (await post('/channels/alpha/game-links', { event_id, kind: 'scorer', name: 'Desk' })).json.id
}

/** Which no camera dates. */
async function newFileVideo(event: number): Promise<number> {
  const id = await addVideo(server, event)
  await server.ctx.db.transaction(tx => setFilmedAt(tx, server.alphaId, id, null))
  return id
}

/** One that everybody sees, of a video that nobody has recorded. */
async function newClip(event_id: number): Promise<number> {
  const now = new Date()
  const own = { channel_id: server.alphaId, user_id: user.userId, event_id }
  const [clip] = await server.ctx.db
    .insert(clips)
    .values({
      ...own,
      video_id: await addVideo(server, event_id),
      source_rung: 'source',
      is_pinned: true,
      name: 'Goal',
      tags: ['goal'],
      start_seconds: 1,
      duration_seconds: 2,
      status: 'ready',
      queued_at: now,
      created_at: now,
      is_exact: false,
      is_public: true,
      moderation: 'approved',
    })
    .returning()
  return clip?.id ?? 0
}

async function newPayout(): Promise<string> {
  const now = new Date()
  await server.ctx.db.insert(payouts).values({
    channel_id: server.alphaId,
    account: 'sandbox',
    payout_id: 'po_walk',
    amount: 941,
    currency: 'USD',
    state: 'paid',
    is_itemised: true,
    arrival_day: now.toISOString().slice(0, 10),
    created_at: now,
  })
  return 'po_walk'
}

async function newAlarm(): Promise<number> {
  const [alarm] = await server.ctx.db
    .insert(alarms)
    .values({ channel_id: server.alphaId, kind: 'disk_low', opened_at: new Date() })
    .returning()
  return alarm?.id ?? 0
}

function newPlayer(event: number): Promise<number> {
  return addEmbeddedMedia(server.ctx, server.alphaId, event, outsidePlayer)
}

/** One that is paid. */
async function newOrder(event_id: number): Promise<number> {
  const order_id = await openShop(server).add(user.userId, { event_id, payment_intent_id: 'pi_walk' })
  const lines = { base_price: 899, service_fee: 100, discount: 0, credit: 0, tax: 0, total: 999 }
  await server.ctx.db.insert(transactions).values({
    channel_id: server.alphaId,
    order_id,
    event: 'created',
    status: 'paid',
    payment_id: 'pi_walk',
    ...lines,
    at: new Date(),
  })
  return order_id
}

/** One that can be played, with captions. */
async function newReplay(event: number): Promise<{ file: number; caption: number }> {
  const { db } = server.ctx
  const own = { channel_id: server.alphaId, event_id: event, name: 'Replay' }
  const video_id = await addVideo(server, event)
  const at = { created_at: new Date(), updated_at: new Date() }
  const [file] = await db
    .insert(mediaFiles)
    .values({ ...own, ...at, video_id, size_bytes: 1, received_bytes: 1, state: 'ready' })
    .returning()
  const [caption] = await db
    .insert(mediaCaptions)
    .values({ channel_id: server.alphaId, video_id, language: 'fr', name: 'Français', content: 'x' })
    .returning()
  return { file: file?.id ?? 0, caption: caption?.id ?? 0 }
}

/** One that was taken back already. */
async function newRevision(): Promise<number> {
  const at = { published_at: new Date(), taken_back_at: new Date() }
  const [made] = await server.ctx.db
    .insert(contentRevisions)
    .values({
      ...at,
      channel_id: server.alphaId,
      operator_email: '',
      changes: [],
      before: {},
      after_version: '',
    })
    .returning()
  return made?.id ?? 0
}

function ownId(path: string): number {
  if (path.includes('/content-revisions/:id')) return ids.revision
  if (path.includes('/orders/:id')) return ids.order
  if (path.includes('/grants/:id')) return ids.grant
  if (path.includes('/grant-links/:id')) return ids.grantLink
  if (path.includes('/coupons/:id')) return ids.coupon
  if (path.includes('/clips/:id')) return ids.clip
  if (path.includes('/people/:id')) return ids.person
  if (path.includes('/game-links/:id')) return ids.gameLink
  if (path.includes('/api-keys/:id')) return ids.studioKey
  if (path.includes('/webhooks/:id')) return ids.webhook
  return /\/(events|games|videos\/:owner)\/:id/.test(path) ? ids.event : user.userId
}

/** The address of a call about ids that are alpha's, unless told otherwise. */
function pathOf(call: Call, { channel = 'alpha', id = '' } = {}): string {
  const own = ownId(call.path)
  return call.path
    .replace(':channel', channel)
    .replace(':id', id || String(own))
    .replace(':event', String(ids.event))
    .replace(':camera', String(ids.camera))
    .replace(':player', String(ids.player))
    .replace(':payout', ids.payout)
    .replace(':owner', 'event')
    .replace(':kind', 'pages')
    .replace(':file', String(ids.file))
    .replace(':caption', String(ids.caption))
    .replace(':alarm', String(ids.alarm))
    .replace(':video', String(ids.video))
    .replace(':delivery', String(ids.delivery))
    .replace(':name', ids.backup)
}

const newChannel = {
  name: 'New',
  host: null,
  language: 'en',
  languages: ['en'],
  currency: 'USD',
  time_zone: 'Europe/Paris',
  contact_email: 'new@example.com',
  seller: null,
  refunds: 'no_refunds',
  primary: '#1d4ed8',
  logo: null,
  sports: ['Chess'],
  gender: 'women',
  teams: [],
}

/** Each is made on what the one before has left. */
let boardVersion = 0
const newTap = () => ({
  tap: { type: 'period', period: 'Q1' },
  key: randomUUID(),
  version: boardVersion,
  ago_ms: 0,
})

/** A code, an operator's address and a channel are there once. */
function exampleOf(name: string): Example {
  made += 1
  if (name === 'createChannel') return { body: { ...newChannel, channel_key: `new-${made}` } }
  if (name === 'addHost') return { body: { host: `tv-${made}.league.org` } }
  if (/^(?:check|chooseMain|remove)Host$/.test(name)) return { body: { host: ids.host } }
  if (name === 'forgetStorage') return { body: { id: ids.storage } }
  if (name === 'addToRoster') return { body: { kind: 'venue', name: `Pond ${made}` } }
  if (name === 'tapBoard') return { body: newTap() }
  if (name === 'mailBuyers') return { body: { ...buyerMail, idempotency_key: randomUUID() } }
  if (name === 'cutLast') return { body: { seconds: 30, idempotency_key: randomUUID() } }
  if (name === 'makeGameLink') return { body: { event_id: ids.event, kind: 'scorer', name: 'Desk' } }
  if (name === 'invitePerson')
    return { body: { email: `invited-${made}@example.com`, role: 'scorer', language: 'fr' } }
  if (name === 'removeContent') return { body: { key: ids.draft.key, version: ids.draft.version } }
  if (name === 'undoContent') return { body: { key: ids.draft.key } }
  return name === 'addCoupon' ? { body: { ...worth, code: `NEW-${made}` } } : (examples[name] ?? {})
}

function ask(call: Call, name: string, headers: Record<string, string>, change: { body?: object } = {}) {
  const example = exampleOf(name)
  return server.ask(`/api${pathOf(call)}${example.query ?? ''}`, {
    method: call.method,
    headers: { ...ownPage, ...headers },
    ...(call.method === 'POST' ? { body: { ...example.body, ...change.body } } : {}),
  })
}

describe('every call of the Studio', () => {
  it('is served', () => {
    const served = studioRoutes.map(({ call }) => call)
    expect(all.filter(([, call]) => !served.includes(call)).map(([name]) => name)).toEqual([])
    expect(served).toHaveLength(all.length)
  })
})

describe('a role', () => {
  const changesOf = (role: OperatorRole) =>
    forOperators
      .filter(([, { method, by }]) => method === 'POST' && by && by !== 'oneself' && mayCall(role, by))
      .map(([name]) => name)

  it('lets a scorer change only the current game', () => {
    expect(changesOf('scorer')).toEqual(['startEvent', 'endEvent', 'pauseEvent', 'resumeEvent', 'tapBoard'])
  })

  it('keeps money with finance, and people with the help desk', () => {
    const money = ['refundStudioOrder', 'refundEventBuyers', 'addCoupon', 'changeCoupon', 'endCoupon']
    const people = ['setTemporaryPassword', 'setMemberNumber', 'endUserSessions', 'giveGrant', 'endGrant']
    for (const role of operatorRoles) {
      const may = (names: string[]) => names.filter(name => changesOf(role).includes(name))
      expect(may(money)).toEqual(role === 'finance' || role === 'owner' ? money : [])
      expect(may(people)).toEqual(role === 'helpdesk' || role === 'owner' ? people : [])
    }
  })
})

describe.each(all)('%s', (name, call) => {
  it('refuses texts that cannot be stored, with 400 and the name of the field', async () => {
    const { cookie } = await operatorOf(null, name)
    const headers = { ...ownPage, cookie }
    const isPosted = call.method === 'POST'
    const fields = isPosted && call.body instanceof z.ZodObject ? call.body.shape : call.query.shape
    for (const field of Object.keys(fields)) {
      for (const text of ['a\0b', ...(isPosted ? ['a\ud800b'] : [])]) {
        const { status, json } = isPosted
          ? await server.ask(`/api${pathOf(call)}`, { headers, body: { [field]: text } })
          : await server.ask(`/api${pathOf(call)}?${new URLSearchParams({ [field]: text })}`, { headers })
        expect({ field, status, json }).toMatchObject({
          status: 400,
          json: { error: { fields: { [field]: expect.any(String) } } },
        })
      }
    }
    if (call.path.includes(':channel')) {
      const path = `/api${pathOf(call, { channel: 'a%00b' })}`
      const { status } = await server.ask(path, {
        method: call.method,
        headers,
        ...(isPosted ? { body: {} } : {}),
      })
      expect(status).toBe(400)
    }
  })
})

describe.each(forOperators)('%s', (name, call) => {
  it('is closed to strangers', async () => {
    const { status, json } = await ask(call, name, {})
    expect(status).toBe(401)
    expect(json.error.code).toBe('unauthenticated')
    expect((await ask(call, name, { cookie: `studio_session=${'A'.repeat(43)}` })).status).toBe(401)
  })

  it('is closed to a viewer, with key, cookie or both in any place', async () => {
    const cookie = user.cookie ?? ''
    for (const headers of [
      { authorization: `Bearer ${user.apiKey}` },
      { authorization: `Bearer ${program.apiKey}` },
      { cookie: `session=${cookie}` },
      { authorization: `Bearer ${user.apiKey}`, cookie: `session=${cookie}; studio_session=${cookie}` },
      { cookie: `studio_session=${user.apiKey}` },
    ]) {
      expect((await ask(call, name, headers)).status).toBe(401)
    }
  })

  it('is open to the roles that it names and to owners, and tells all others who may call it', async () => {
    const query = new URLSearchParams({ rubbish: '1' })
    for (const role of operatorRoles) {
      const { cookie } = await operatorWith(role)
      const { status, json } = await server.ask(`/api${pathOf(call)}?${query}`, {
        method: call.method,
        headers: { ...ownPage, cookie },
        ...(call.method === 'POST' ? { body: {} } : {}),
      })
      const makers = call.by === 'oneself' ? operatorRoles : ['owner', ...(call.by ?? [])]
      // An operator who may make the call gets a validation error, so the walk changes nothing.
      const admitted = call.ofDeployment ? ['forbidden'] : ['invalid_request', 'rubbish']
      const [expected, field] = makers.includes(role) ? admitted : ['role_needed', 'role']
      expect({ role, code: json.error.code }).toEqual({ role, code: expected })
      if (field) expect(json.error.fields).toHaveProperty(field)
      expect(status).toBe(expected === 'invalid_request' ? 400 : 403)
      if (expected === 'role_needed') expect(json.error.fields.role).toContain('owner')
    }
  })

  it('answers an operator of the channel and one of the deployment in shape, and records what it changes', async () => {
    let recorded = 0
    for (const channelId of [server.alphaId, null]) {
      const { cookie } = await operatorOf(channelId, name)
      // A login leaves a row too: only those of the call itself count.
      const before = await server.ctx.db.$count(auditLog)
      const { status, json } = await ask(call, name, { cookie })
      recorded += (await server.ctx.db.$count(auditLog)) - before
      if (call.ofDeployment && channelId !== null) {
        expect(json.error.code).toBe('forbidden')
        continue
      }
      // What the walk has started and ended can no longer be cancelled.
      if (conflicting.includes(name)) {
        expect(status).toBe(409)
        continue
      }
      if (name === 'startStudioClipPlayback' || name === 'cutLast') {
        expect(json.error.code).toBe('nothing_to_play')
        continue
      }
      expect({ name, status }).toEqual({ name, status: 200 })
      expect(json).toEqual(call.reply.parse(json))
      if (name === 'removeCamera') ids = { ...ids, camera: await newCamera(ids.event) }
      if (name === 'removeOutsidePlayer') ids = { ...ids, player: await newPlayer(ids.event) }
      if (name === 'takeBackGrantLink') ids = { ...ids, grantLink: await newGrantLink() }
      if (name === 'endGrant') ids = { ...ids, grant: await newGrant() }
      if (/^remove.*Clips?$/.test(name)) ids = { ...ids, clip: await newClip(ids.event) }
      // Those that are there are not written again.
      if (name === 'writeLegalTexts') await server.ctx.db.delete(pages).where(eq(pages.url, 'refund_policy'))
      if (name === 'addToRoster') return { body: { kind: 'venue', name: `Pond ${made}` } }
      if (name === 'tapBoard') boardVersion = json.version
      if (name === 'revokeGameLink') ids = { ...ids, gameLink: await newGameLink(ids.event) }
      if (name === 'removeWebhook') ids = { ...ids, ...(await newWebhook()) }
      if (/^(?:remove|forget)Storage$/.test(name)) ids = { ...ids, storage: await newStorage() }
      if (name === 'disconnectService') await newService()
      if (name === 'removeHost') ids = { ...ids, host: await newHost() }
      if (name === 'revokeStudioKey') ids = { ...ids, studioKey: await newStudioKey() }
      if (name === 'removePerson') ids = { ...ids, person: await newPerson() }
      if (/^(?:removeContent|undoContent|discardContent)$/.test(name))
        ids = { ...ids, draft: await newDraft() }
      if (name === 'endCoupon') ids = { ...ids, coupon: await newCoupon() }
      if (name === 'removeFile' || name === 'removeCaptions')
        ids = { ...ids, ...(await newReplay(ids.event)) }
    }
    const isChange = call.method === 'POST' && !looking.includes(name) && !conflicting.includes(name)
    if (isChange) expect({ name, isRecorded: recorded > 0 }).toEqual({ name, isRecorded: true })
  })

  it('refuses unknown fields by name', async () => {
    const { cookie } = await operatorOf(call.ofDeployment ? null : server.alphaId, name)
    if (call.method === 'POST') {
      const { status, json } = await ask(call, name, { cookie }, { body: { rubbish: 1 } })
      expect(status).toBe(400)
      expect(json.error.fields).toHaveProperty('rubbish')
    }
    const inQuery = await server.ask(`/api${pathOf(call)}?rubbish=1`, {
      method: call.method,
      headers: { ...ownPage, cookie },
      ...(call.method === 'POST' ? { body: exampleOf(name).body ?? {} } : {}),
    })
    expect(inQuery.status).toBe(400)
    expect(inQuery.json.error.fields).toHaveProperty('rubbish')
  })

  if (namesChannel(name, call)) {
    it('answers 404 to an operator of another channel, as for a channel that does not exist', async () => {
      const other = await operatorOf(server.betaId, name)
      const refused = await ask(call, name, { cookie: other.cookie })
      const [refusedWith, refusedCode] = call.ofDeployment ? [403, 'forbidden'] : [404, 'not_found']
      expect({ status: refused.status, code: errorReply.parse(refused.json).error.code }).toEqual({
        status: refusedWith,
        code: refusedCode,
      })
      const chief = await operatorOf(null, name)
      const gone = `/api${pathOf(call, { channel: 'nowhere', id: '1' })}`
      const path = name === 'listAuditLog' ? `${gone}?channel=nowhere` : gone
      const { status } = await server.ask(path, {
        method: call.method,
        headers: { ...ownPage, cookie: chief.cookie },
        ...(call.method === 'POST' ? { body: exampleOf(name).body ?? {} } : {}),
      })
      expect(status).toBe(404)
    })
  }

  if (call.path.includes(':id')) {
    it('answers 404 for an id of another channel, and 400 for an invalid id', async () => {
      const chief = await operatorOf(null, name)
      const send = (params: { channel?: string; id?: string }) => {
        const path = pathOf(call, params).replace('/studio', '')
        return call.method === 'POST' ? chief.post(path, exampleOf(name).body) : chief.get(path)
      }
      expect((await send({ channel: 'beta' })).status).toBe(404)
      for (const id of ['0', '-1', '1.5', 'abc', '99999999999']) {
        expect((await send({ id })).status).toBe(400)
      }
    })
  }
})

describe('the viewer API', () => {
  it('is closed to an operator: the Studio session is not an api key or a user', async () => {
    const { json } = await login(server, 'walker@example.com')
    expect(json.step).toBe('session')
    const { cookie } = await openStudio(server, 'walker@example.com')
    const token = cookie.split('=')[1] ?? ''
    expect((await server.ask(`/api/profile?api_key=${token}`, { headers: { cookie } })).status).toBe(401)
    const key = await server.anonymousKey()
    const asUser = await server.ask(`/api/profile?api_key=${key}`, {
      headers: { cookie: `${cookie}; session=${token}` },
    })
    expect(asUser.json.error.code).toBe('unauthenticated')
    expect((await studioClient(server, cookie).get('/me')).status).toBe(200)
  })

  it('keeps operators apart from users: the same address and password do not log in there', async () => {
    const body = { email: 'walker@example.com', password: operatorPassword }
    const api_key = await server.anonymousKey()
    const viewer = await server.ask('/api/v2/auth/login', { body: { ...body, api_key } })
    expect(viewer.status).toBe(401)
    const { userId } = await server.userKey(server.alphaId, 'viewer-only@example.com')
    await server.setPassword(userId, operatorPassword)
    expect((await login(server, 'viewer-only@example.com')).status).toBe(401)
  })
})
