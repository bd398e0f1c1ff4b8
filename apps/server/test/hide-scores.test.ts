import { type Call, calls } from '@grandstand/contract'
import { startEncoder } from '@grandstand/media/test-encoder'
import { getScreen, screenNames } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import {
  clips,
  crowdPeaks,
  events,
  users,
  videos,
  vodMediaItems,
  vodMediaRails,
  watchPositions,
} from '../src/db/tables.ts'
import { mailReminders, watchNotices } from '../src/games/notices/index.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { clipSettings, openCutter } from './clip-builder.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { openMailbox } from './mailbox.ts'
import { openPushService } from './push-service.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay } from './video-builder.ts'

const pushes = await openPushService()
afterAll(() => pushes.close())
const server = await serveTests({
  channels: [buildLeague('alpha', { ...clipSettings, embed_hosts: ['video.example'] })],
  config: { pushToThisMachine: true },
})
const season = await openSeason(server)
const { db } = server.ctx
const hourMs = 3_600_000

/** Nobody would say these by chance. */
const told = {
  scores: [7_919, 6_841, 5_737, 4_391, 8_353, 2_719, 9_973],
  lastPeriod: 'OT 37',
  headline: 'Herons stun them all',
  meet: 'Egrets run away with it',
  report: 'Decided by a penalty',
  clip: 'The very last goal',
  tag: 'goal',
  replay: 'How the Herons did it',
  seconds: 7_307,
  peak: 6_337,
  now: ['now-1280.jpg', 'now.mp4'],
}

const teams = ['heloise-ball', 'team']
const addGame = async (hoursAgo: number, points: number[], name: string, change: object = {}) => {
  const playing = ['heloise-ball', 'team', 'heloise-second'].slice(0, points.length)
  const id = await season.add(new Date(Date.now() - hoursAgo * hourMs).toISOString(), {
    teams: playing,
    name,
    description: told.report,
    ...change,
  })
  await moveEvent(server.ctx, server.alphaId, id, { to: 'live', by: 'operator' })
  const scores = playing.map((alias, at) => ({ participant_id: season.team(alias), score: points[at] ?? 0 }))
  await updateEvent(server.ctx, server.alphaId, id, { scores })
  return id
}

const over = await addGame(30, told.scores.slice(0, 2), told.headline)
await updateEvent(server.ctx, server.alphaId, over, { period: told.lastPeriod })
await moveEvent(server.ctx, server.alphaId, over, { to: 'finished', by: 'operator' })
const live = await addGame(1, told.scores.slice(2, 4), 'Game', { type: 'free' })
const camera = await addCamera(server.ctx, server.alphaId, live, 'Main camera')
const encoder = startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${camera.stream_key}`, {
  seconds: 600,
  isLive: true,
})
afterAll(async () => {
  encoder.child.kill('SIGKILL')
  await encoder.done
})
// A picture of now may have a scoreboard in it, as may the film.
await vi.waitFor(
  async () => {
    for (const name of told.now) {
      const { status } = await server.ask(`/previews/alpha/${camera.video_id}/${name}`)
      if (status !== 200) throw new Error(`${name}: ${status}`)
    }
  },
  { timeout: 40_000, interval: 500 },
)
/** Of three teams, and for sale. */
const meet = await addGame(50, told.scores.slice(4), told.meet, {
  type: 'ppv',
  base_price: 899,
  home_team_id: null,
})
await moveEvent(server.ctx, server.alphaId, meet, { to: 'finished', by: 'operator' })
await addReplay(server, meet, { seconds: 4 })
const { videoId } = await addReplay(server, over, { seconds: 4 })
await db
  .update(videos)
  .set({
    poster: 'poster-7919-640x360.jpg',
    has_preview: true,
    has_storyboard: true,
    duration_ms: told.seconds * 1000,
  })
  .where(eq(videos.id, videoId))

await db
  .insert(crowdPeaks)
  .values({ channel_id: server.alphaId, event_id: over, event_media_id: 1, seconds: told.peak })

const cutter = await openCutter(server, 'cutter@example.com')
const clip = (await cutter.cut(over, { name: told.clip, is_public: true })).json
await cutter.settled(clip.id)
// Its film is no older than this test, and its game was over by then.
await db.update(clips).set({ began_at: new Date() }).where(eq(clips.id, clip.id))
const { share_uuid } = (await cutter.post(`/clip/${clip.id}/share`, { is_shared: true })).json

const [item] = await db
  .select()
  .from(vodMediaItems)
  .where(eq(vodMediaItems.channel_id, server.alphaId))
  .limit(1)
const itemId = item?.id ?? 0
await db
  .update(vodMediaItems)
  .set({ title: told.replay, video_id: videoId, access: 'free' })
  .where(eq(vodMediaItems.id, itemId))
await db.update(vodMediaRails).set({ vod_media_item_ids: [itemId] })

const fan = await server.programKey(server.alphaId, 'fan@example.com')
const headers = { authorization: `Bearer ${fan.apiKey}` }
const watching = async (positionSeconds: number) => {
  const { json } = await server.ask(`/api/events/${over}/playback`, { headers, body: {} })
  const body = { position_seconds: positionSeconds, duration_seconds: told.seconds }
  await server.ask(`/api/playback/${json.playback_id}`, { headers, body })
}
await watching(3_000)
await server.ask('/api/favorite', {
  headers,
  body: { favoritable_type: 'participant', favoritable_id: season.team('team') },
})

const hideScores = (isHidden: boolean) =>
  server.ask('/api/profile', { headers, body: { _method: 'patch', hide_scores: isHidden } })

type Ask = (path: string) => Promise<{ status: number; text: string; headers: Record<string, unknown> }>
const asFan: Ask = path => server.ask(path, { headers })
const openVisitor = async (cookie = ''): Promise<Ask> => {
  const authorization = `Bearer ${await server.anonymousKey()}`
  return path => server.ask(path, { headers: { authorization, cookie } })
}

/** Calls that need more than an id, and those about what no game is. */
const queries: Partial<Record<keyof typeof calls, string>> = {
  search: '?text=Herons',
  getOffers: `?event_id=${over}`,
  listEventDays: '?start_date=2020-01-01&end_date=2020-02-01',
  getSharedClip: `?id=${clip.id}&uuid=${share_uuid}`,
  listEventChanges: '?cursor=0',
  getPriceLines: `?type=event&id=${meet}`,
}
const ids = [...new Set([over, live, meet, clip.id, itemId, season.team('team')])]

const read = Object.entries<Call>(calls).filter(
  // What is stored about a user is theirs as it is; what is sold was named before it was played.
  ([name, call]) =>
    call.method === 'GET' && call.answers === 'json' && call.host === 'api' && name !== 'exportProfile',
)
const readNames = read.map(([name]) => name)
/** Of forms, keys, cards and what an operator may do; orders have their name from the day of the sale. */
const saysNothing = [
  'applyCoupon',
  'getCustomForm',
  'getCustomerPortal',
  'getLoudness',
  'getOrder',
  'getPackage',
  'getPage',
  'getReceipt',
  'getSimulation',
  'getSubscription',
]

interface Told {
  /** What answered at least once. */
  answered: Set<string>
  text: string
}

/** Every call that reads, of every game, clip and video that there is here. */
async function crawl(ask: Ask): Promise<Told> {
  const answered = new Set<string>()
  const texts: string[] = []
  const take = async (name: string, path: string) => {
    const { status, text, headers: head } = await ask(path)
    if (status !== 200) return
    answered.add(name)
    texts.push(`${path}\n${text}\n${JSON.stringify(head)}`)
  }
  for (const [name, call] of read) {
    const query = Object.entries(queries).find(([of]) => of === name)?.[1] ?? ''
    const paths = call.path.includes(':') ? ids.map(id => call.path.replace(/:\w+/, String(id))) : [call.path]
    for (const path of paths) await take(name, `/api${path}${query}`)
  }
  return { answered, text: texts.join('\n') }
}

async function crawlPages(ask: Ask, query = ''): Promise<string> {
  const ofTable = screenNames
    .filter(name => name !== 'not-found')
    .map(name => getScreen(name).path)
    .filter(path => !path.includes('$'))
  const own = [
    ...[over, live, meet].flatMap(id => [`/watch/${id}`, `/watch_embed/${id}`, `/select-package/${id}`]),
    `/watch_library/${clip.id}`,
    `/share/${clip.id}/${share_uuid}`,
    `/vod_library/${itemId}`,
    '/?participant=team',
    '/?group=heloise',
    `/buy?type=event&id=${over}`,
    '/embed/scores',
    `/embed/clip/${clip.id}/${share_uuid}`,
  ]
  const texts: string[] = []
  for (const path of new Set([...ofTable, ...own])) {
    const { status, text } = await ask(path + (path.includes('?') ? query.replace('?', '&') : query))
    expect(status, path).toBe(200)
    texts.push(`${path}\n${text}`)
  }
  return texts.join('\n')
}

/** Finds the spoilers in a text. A score inside an id or a hash does not count. */
function findTold(text: string): string[] {
  const { scores, lastPeriod, headline, meet: meetName, report, replay, seconds, peak } = told
  const numbers = [...scores, seconds, peak].filter(number =>
    new RegExp(`(?<![\\w.-])${number}(?![\\w-])`).test(text),
  )
  const words = [
    ...[lastPeriod, headline, meetName, report, told.clip, replay, 'poster-7919'],
    ...told.now,
  ].filter(word => text.includes(word))
  return [...numbers.map(String), ...words]
}

/** What a page for everybody may have of it; the rest is asked for by the app. */
const inCalls = [...told.scores, told.seconds, told.peak].map(String)
const inWords = [
  told.lastPeriod,
  told.headline,
  told.meet,
  told.report,
  told.clip,
  told.replay,
  'poster-7919',
  ...told.now,
]

describe('a crawl of all calls', () => {
  it('finds what tells the end, where nobody hides scores', async () => {
    await hideScores(false)
    const { answered, text } = await crawl(asFan)
    expect(findTold(text).toSorted()).toEqual([...inCalls, ...inWords].toSorted())
    // Those that say anything of a game have said it, or the next tests would prove nothing.
    for (const name of [
      'listEvents',
      'listEventsForHomepage',
      'listOwnEvents',
      'listFavoriteEvents',
      'getEvent',
      'listEventScores',
      'listBoardMoments',
      'listCrowdPeaks',
      'listEventChanges',
      'listEventsWithClip',
      'listEventClips',
      'listMoments',
      'getClip',
      'getSharedClip',
      'search',
      'listVodMediaItems',
      'getVodMediaItem',
      'listVodMediaRails',
      'searchVodMedia',
      'listWatchPositions',
      'getOffers',
      'explainAccess',
      'getTeamRecord',
      'listStandings',
      'getPriceLines',
    ])
      expect(answered, name).toContain(name)
    // A call that nobody asks here might tell anything.
    expect(readNames.filter(name => !answered.has(name) && !saysNothing.includes(name))).toEqual([])
  })

  it('finds nothing for a user who hides them', async () => {
    await hideScores(true)
    expect(findTold((await crawl(asFan)).text)).toEqual([])
  })

  it('finds nothing for a visitor whose device hides them', async () => {
    expect(findTold((await crawl(await openVisitor('hide_scores=on'))).text)).toEqual([])
    expect(findTold((await crawl(await openVisitor())).text)).not.toEqual([])
  })
})

describe('a crawl of all pages', () => {
  it('finds what tells the end, where nobody hides scores', async () => {
    const found = findTold(await crawlPages(await openVisitor()))
    expect(found).toEqual(
      expect.arrayContaining([...told.scores.map(String), told.headline, told.clip, told.replay]),
    )
  })

  it('finds nothing on a device that hides them', async () => {
    expect(findTold(await crawlPages(await openVisitor('hide_scores=on')))).toEqual([])
  })

  it('finds nothing where the address asks for none', async () => {
    expect(findTold(await crawlPages(await openVisitor(), '?spoilers=off'))).toEqual([])
  })
})

it('a link that asks for no scores is shown without them on other sites', async () => {
  const ask = await openVisitor()
  const path = `/share/${clip.id}/${share_uuid}`
  const shownFor = async (address: string) => {
    const [, href = ''] = /href="([^"]*\/oembed\?[^"]*)"/.exec((await ask(address)).text) ?? []
    const { pathname, search } = new URL(href)
    return (await ask(pathname + search)).text
  }
  expect(findTold(await shownFor(path))).toEqual([told.clip])
  expect(findTold(await shownFor(`${path}?spoilers=off`))).toEqual([])
})

it('calendars tell no end', async () => {
  const paths = ['all', `event/${over}`, `event/${meet}`, 'team/team', 'school/heloise', 'sport/ball']
  for (const path of paths.map(name => `/ical/${name}.ics`))
    expect(findTold((await server.ask(path)).text.replaceAll('\r\n ', ''))).toEqual([])
})

it('nor do the addresses for search engines', async () => {
  expect(findTold((await server.ask('/sitemap.xml')).text)).toEqual([])
})

it('the picture of a link that asks for no scores has nothing of a meet but its teams', async () => {
  const picture = async (query: string) => (await server.ask(`/og/event/${meet}.jpg${query}`)).bytes
  const [shown, hidden] = [await picture(''), await picture('?spoilers=off')]
  expect(hidden.equals(shown)).toBe(false)
  await db.update(events).set({ name: 'Another headline' }).where(eq(events.id, meet))
  await updateEvent(server.ctx, server.alphaId, meet, {})
  expect((await picture('?spoilers=off')).equals(hidden)).toBe(true)
  await expect.poll(async () => (await picture('')).equals(shown)).toBe(false)
  await db.update(events).set({ name: told.meet }).where(eq(events.id, meet))
})

it('open pages hear of a score without being told it', async () => {
  const key = await server.anonymousKey()
  const heard = async (cookie: string) => {
    const stream = await openStream(server.url, key, undefined, 'header', cookie)
    await expect.poll(() => stream.messages[0]?.event).toBe('hello')
    await updateEvent(server.ctx, server.alphaId, live, { period: null })
    const told = () => stream.messages.find(({ event }) => event === 'change')
    await expect.poll(told).toBeDefined()
    stream.close()
    return findTold(JSON.stringify(told()))
  }
  expect(await heard('hide_scores=on')).toEqual([])
  expect(await heard('theme=dark')).toEqual(['5737', '4391'])
})

describe('pushes and mails', () => {
  const openFollower = async (name: string, hide_scores: boolean) => {
    const email = `${name}@example.com`
    const { apiKey, userId } = await server.programKey(server.alphaId, email)
    await db.update(users).set({ hide_scores, email_verified_at: new Date() }).where(eq(users.id, userId))
    const device = pushes.addDevice()
    const ask = (path: string, body: object) =>
      server.ask(`/api${path}`, { headers: { authorization: `Bearer ${apiKey}` }, body })
    await ask('/favorite', { favoritable_type: 'participant', favoritable_id: season.team('heloise-ball') })
    await ask('/push-subscription', { ...device.subscription, kinds: ['live', 'goal', 'replay'] })
    const notices = () =>
      pushes.received.filter(each => each.device === device.path).map(({ notice }) => notice)
    return { ask, notices, mails: () => openMailbox(server).mailsTo(email) }
  }

  it('tell a user who hides scores of a game, not how it goes', async () => {
    const [hider, other] = [await openFollower('hider', true), await openFollower('other', false)]
    const game = await season.add(new Date(Date.now() - 600_000).toISOString(), { teams })
    await moveEvent(server.ctx, server.alphaId, game, { to: 'live', by: 'operator' })
    for (const { ask } of [hider, other])
      await ask(`/events/${game}/mail-reminder`, { language: 'en', time_zone: 'UTC', is_wanted: true })
    for (const points of [[0, 0], told.scores.slice(0, 2)]) {
      const scores = teams.map((alias, at) => ({
        participant_id: season.team(alias),
        score: points[at] ?? 0,
      }))
      await updateEvent(server.ctx, server.alphaId, game, { scores })
    }
    await addOutsidePlayer(server, game)
    await watchNotices(server.ctx)
    await mailReminders(server.ctx)
    const toldToOther = () => findTold(JSON.stringify(other.notices()))
    await expect.poll(toldToOther).toEqual(expect.arrayContaining(['7919', '6841']))
    await expect.poll(hider.mails).toHaveLength(1)
    await db.update(events).set({ name: told.headline, description: told.report }).where(eq(events.id, game))
    await moveEvent(server.ctx, server.alphaId, game, { to: 'finished', by: 'operator' })
    await addReplay(server, game, { seconds: 4 })
    await watchNotices(server.ctx)
    const ofGame = () => hider.notices().filter(({ url }) => url === `/watch/${game}`)
    const bodies = () => ofGame().map(({ body }) => body)
    await expect.poll(bodies).toEqual(['The game is live now.', 'The replay is ready.'])
    expect(findTold(JSON.stringify([hider.notices(), await hider.mails()]))).toEqual([])
  })
})

describe('a viewer who hides scores', () => {
  const scoresOf = async (ask: Ask, id: number, query = '') =>
    JSON.parse((await ask(`/api/events/${id}/scores${query}`)).text).items.length

  it('is told the scores that their picture has shown', async () => {
    const ask = await openVisitor('hide_scores=on')
    const until = (atMs: number) => `?until=${encodeURIComponent(new Date(atMs).toISOString())}`
    expect(await scoresOf(ask, live)).toBe(0)
    expect(await scoresOf(ask, live, until(Date.now() - hourMs))).toBe(0)
    expect(await scoresOf(ask, live, until(Date.now()))).toBe(2)
  })

  it('sees the score of a game that they ask for on this device, and of no other', async () => {
    const ask = await openVisitor(`hide_scores=on; watched_games=${live}`)
    const { text } = await crawl(ask)
    expect(findTold(text)).toEqual(expect.arrayContaining(['5737', '4391']))
    expect(findTold(text)).not.toContain('7919')
  })

  it('hears of a score that the game has changed, not what it is', async () => {
    const ask = await openVisitor('hide_scores=on')
    const { items } = JSON.parse((await ask('/api/events-changes?cursor=0')).text)
    expect(items.find(({ id }: { id: number }) => id === live)).toMatchObject({
      stream_status: 'live',
      scores: [{ score: null }, { score: null }],
    })
  })

  it('goes on with a replay without being told how much is left', async () => {
    await hideScores(true)
    const { items } = JSON.parse((await asFan('/api/user/watch-positions')).text)
    expect(items).toEqual([{ event_id: over, vod_media_item_id: null, percent: null, left_seconds: null }])
    const { json } = await server.ask(`/api/events/${over}/playback`, { headers, body: {} })
    expect(json).toMatchObject({ resume_seconds: 3_000, storyboard_url: null })
  })

  it('sees the score of a replay once they have seen its end, wherever they go in it then', async () => {
    await hideScores(true)
    await watching(told.seconds - 60)
    await watching(10)
    expect(JSON.parse((await asFan(`/api/events/${over}`)).text)).toMatchObject({ name: told.headline })
    expect(findTold((await crawl(asFan)).text)).not.toContain('5737')
    await db.update(watchPositions).set({ is_watched: false }).where(eq(watchPositions.user_id, fan.userId))
  })

  it('keeps it with the account', async () => {
    await hideScores(true)
    expect((await server.ask('/api/profile', { headers })).json.hide_scores).toBe(true)
    const [row] = await db.select().from(users).where(eq(users.id, fan.userId))
    expect(row?.hide_scores).toBe(true)
  })

  it('is not told the score of a clip, not even of their own', async () => {
    const scoresOf = async (ask: Ask) => JSON.parse((await ask(`/api/clip/${clip.id}`)).text).scores
    const [away, home] = teams.map(season.team)
    expect(await scoresOf(await openVisitor())).toEqual([
      { participant_id: away, score: 7_919 },
      { participant_id: home, score: 6_841 },
    ])
    expect(await scoresOf(await openVisitor('hide_scores=on'))).toBeNull()
    const { headers: own } = cutter
    await server.ask('/api/profile', { headers: own, body: { _method: 'patch', hide_scores: true } })
    expect((await cutter.get(`/clip/${clip.id}`)).json.scores).toBeNull()
  })

  it('still has the words of a clip that they cut themselves', async () => {
    const { headers: own } = cutter
    await server.ask('/api/profile', { headers: own, body: { _method: 'patch', hide_scores: true } })
    expect((await cutter.get(`/clip/${clip.id}`)).json).toMatchObject({
      name: told.clip,
      event: { name: 'Northwick Herons @ Team alpha' },
    })
  })
})

it('a game to come says all of itself', async () => {
  const next = await season.add(new Date(Date.now() + hourMs).toISOString(), { teams, name: 'Cup final' })
  const ask = await openVisitor('hide_scores=on')
  const event = JSON.parse((await ask(`/api/events/${next}`)).text)
  expect(event.name).toBe('Cup final')
  expect(event).not.toHaveProperty('is_score_hidden')
  await db.delete(events).where(eq(events.id, next))
})
