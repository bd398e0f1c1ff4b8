import { type Call, calls } from '@grandstand/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import {
  clips,
  events,
  users,
  videos,
  vodMediaItems,
  vodMediaRails,
  watchPositions,
} from '../src/db/tables.ts'
import { clipSettings, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay } from './video-builder.ts'

const server = await serveTests({ channels: [buildLeague('alpha', clipSettings)] })
const season = await openSeason(server)
const { db } = server.ctx
const hourMs = 3_600_000

/** Nobody would say these by chance. */
const told = {
  scores: [7_919, 6_841, 5_737, 4_391],
  lastPeriod: 'OT 37',
  headline: 'Herons stun them all',
  report: 'Decided by a penalty',
  clip: 'The very last goal',
  tag: 'goal',
  replay: 'How the Herons did it',
  seconds: 7_307,
}

const teams = ['heloise-ball', 'team']
const addGame = async (hoursAgo: number, [away = 0, home = 0]: number[], name: string) => {
  const id = await season.add(new Date(Date.now() - hoursAgo * hourMs).toISOString(), {
    teams,
    name,
    description: told.report,
  })
  await moveEvent(server.ctx, server.alphaId, id, { to: 'live', by: 'operator' })
  const scores = [
    { participant_id: season.team('heloise-ball'), score: away },
    { participant_id: season.team('team'), score: home },
  ]
  await updateEvent(server.ctx, server.alphaId, id, { scores })
  return id
}

const over = await addGame(30, told.scores.slice(0, 2), told.headline)
await updateEvent(server.ctx, server.alphaId, over, { period: told.lastPeriod })
await moveEvent(server.ctx, server.alphaId, over, { to: 'finished', by: 'operator' })
const live = await addGame(1, told.scores.slice(2), 'Game')
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
}
const ids = [...new Set([over, live, clip.id, itemId])]

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
  const read = Object.entries<Call>(calls).filter(
    // What is stored about a user is theirs as it is; what is sold was named before it was played.
    ([name, call]) =>
      call.method === 'GET' && call.answers === 'json' && call.host === 'api' && name !== 'exportProfile',
  )
  for (const [name, call] of read) {
    const query = Object.entries(queries).find(([of]) => of === name)?.[1] ?? ''
    const paths = call.path.includes(':') ? ids.map(id => call.path.replace(/:\w+/, String(id))) : [call.path]
    for (const path of paths) await take(name, `/api${path}${query}`)
  }
  return { answered, text: texts.join('\n') }
}

async function crawlPages(ask: Ask, query = ''): Promise<string> {
  const lists = ['/', '/live', '/upcoming', '/vod', '/schedule', '/moments', '/vod_library', '/packages']
  const own = [
    ...[over, live].flatMap(id => [`/watch/${id}`, `/watch_embed/${id}`, `/select-package/${id}`]),
    `/watch_library/${clip.id}`,
    `/share/${clip.id}/${share_uuid}`,
    `/vod_library/${itemId}`,
    `/?participant=team`,
    `/buy?type=event&id=${over}`,
    '/embed/scores',
    `/embed/clip/${clip.id}/${share_uuid}`,
  ]
  const texts: string[] = []
  for (const path of [...lists, ...own]) {
    const { status, text } = await ask(path + (path.includes('?') ? query.replace('?', '&') : query))
    expect(status, path).toBe(200)
    texts.push(`${path}\n${text}`)
  }
  return texts.join('\n')
}

/** Finds the spoilers in a text. A score inside an id or a hash does not count. */
function findTold(text: string): string[] {
  const { scores, lastPeriod, headline, report, replay, seconds } = told
  const numbers = [...scores, seconds].filter(number =>
    new RegExp(`(?<![\\w.-])${number}(?![\\w-])`).test(text),
  )
  const words = [lastPeriod, headline, report, told.clip, replay, 'poster-7919'].filter(word =>
    text.includes(word),
  )
  return [...numbers.map(String), ...words]
}

/** What a page for everybody may have of it; the rest is asked for by the app. */
const inCalls = [...told.scores, told.seconds].map(String)
const inWords = [told.lastPeriod, told.headline, told.report, told.clip, told.replay, 'poster-7919']

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
    ])
      expect(answered, name).toContain(name)
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
  for (const path of ['/ical/all.ics', `/ical/event/${over}.ics`])
    expect(findTold((await server.ask(path)).text.replaceAll('\r\n ', ''))).toEqual([])
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
