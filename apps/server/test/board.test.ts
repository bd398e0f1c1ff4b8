import { randomUUID } from 'node:crypto'
import { findBoard } from '@grandstand/rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listScoreChanges, updateEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

let event: number
let teams: number[]

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const season = await openSeason(server)
const scorer = await enterStudio(server, 'scorer@example.com', server.alphaId, 'scorer')
const other = await enterStudio(server, 'producer@example.com', server.alphaId, 'producer')
beforeEach(async () => {
  const startsAt = new Date(Date.now() - 60_000).toISOString()
  event = await season.add(startsAt, { teams: ['team', 'heloise-ball'] })
  teams = (await board()).teams.map(({ id }: { id: number }) => id)
})

const path = () => `/channels/alpha/events/${event}/board`
const board = async () => (await scorer.get(path())).json

function tap(version: number, touched: object, { by = scorer, key = randomUUID(), ago_ms = 0 } = {}) {
  return by.post(`${path()}/tap`, { tap: touched, key, version, ago_ms })
}

const goal = (teamIndex = 1) => ({ type: 'points', participant_id: teams[teamIndex], points: 1 })
const scoresOf = (json: { teams: { score: number | null }[] }) => json.teams.map(({ score }) => score)

describe('the board of a game', () => {
  it('has the buttons of its sport, and shows the result of a tap', async () => {
    expect(await board()).toMatchObject({ version: 0, points: [1], can_undo: false, clock: { counts: 'up' } })
    const { json } = await tap(0, goal())
    expect(json).toMatchObject({ version: 1, can_undo: true })
    expect(scoresOf(json)).toEqual([0, 1])
  })

  it('has the buttons that the channel defines, which also apply to the sports below', async () => {
    const league = buildLeague('alpha')
    const [sport] = league.document.sports
    if (!sport) throw new Error('no sport')
    const scoring = { points: [3, 1], periods: ['A', 'B'], clock: 'down', period_minutes: 7 } as const
    await server.apply({ ...league, document: { ...league.document, sports: [{ ...sport, scoring }] } })
    const own = { points: [3, 1], periods: ['A', 'B'], clock: { counts: 'down', ms: 420_000 } }
    await expect.poll(board).toMatchObject(own)
    const small = await season.add(new Date().toISOString(), { teams: ['heloise-second'] })
    expect((await scorer.get(`/channels/alpha/events/${small}/board`)).json).toMatchObject(own)
    await server.apply(buildLeague('alpha'))
    await expect.poll(board).toMatchObject({ points: [1], clock: { counts: 'up' } })
  })

  it('counts a tap once, however often it is sent', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => tap(0, goal(), { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(scoresOf(await board())).toEqual([0, 1])
    // Long after, when others have tapped since.
    await tap(1, goal(0))
    expect(scoresOf((await tap(0, goal(), { key })).json)).toEqual([1, 1])
  })

  it('names what an undo takes back, and whose tap it was if it was another keeper’s', async () => {
    expect((await board()).last_tap).toBeNull()
    const own = (await tap(0, goal())).json.last_tap
    expect(own).toEqual({ type: 'points', team_id: teams[1], points: 1, period: null, by: null })
    expect((await other.get(path())).json.last_tap).toEqual({ ...own, by: 'scorer' })
    await tap(1, { type: 'period', period: '2nd half' }, { by: other })
    expect((await board()).last_tap).toMatchObject({ type: 'period', period: '2nd half', by: 'producer' })
    await tap(2, { type: 'undo' })
    expect((await board()).last_tap).toEqual(own)
  })

  it('counts one goal when two people enter it at the same time, and informs the second', async () => {
    const both = await Promise.all([tap(0, goal()), tap(0, goal(), { by: other })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json.error.code).toBe('conflict')
    expect(scoresOf(await board())).toEqual([0, 1])
  })

  it('undoes one tap after the other, and leaves the clock alone when it undoes a goal', async () => {
    await tap(0, { type: 'period', period: '1H' })
    await tap(1, goal())
    await tap(2, goal())
    await tap(3, { type: 'clock', is_running: true })
    await tap(4, goal(0))
    const one = (await tap(5, { type: 'undo' })).json
    expect({ scores: scoresOf(one), runs: one.clock.is_running }).toEqual({ scores: [0, 2], runs: true })
    expect((await tap(6, { type: 'undo' })).json.clock.is_running).toBe(false)
    expect(scoresOf((await tap(7, { type: 'undo' })).json)).toEqual([0, 1])
    expect(scoresOf((await tap(8, { type: 'undo' })).json)).toEqual([null, null])
    expect((await tap(9, { type: 'undo' })).json).toMatchObject({ period: null, can_undo: false })
    expect((await tap(10, { type: 'undo' })).status).toBe(409)
  })

  it('keeps when something happened by the time of the picture, even if the tap arrives late', async () => {
    const before = Date.now()
    await tap(0, goal(), { ago_ms: 60_000 })
    await tap(1, goal(), { ago_ms: 0 })
    const changes = await listScoreChanges(server.ctx.db, server.alphaId, event)
    const at = (ago: number) => findBoard(changes, new Date(before - ago)).get(teams[1] ?? 0)
    expect([at(90_000), at(30_000), at(0)]).toEqual([0, 1, 2])
    // What waited even longer is not told before what counts already.
    await tap(2, goal(), { ago_ms: 3_600_000 })
    const times = (await listScoreChanges(server.ctx.db, server.alphaId, event)).map(change => +change.at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('reaches open pages within 3 s, with its period and a stopped clock', async () => {
    const { json } = await server.ask('/api/events-changes?cursor=0', {
      headers: { authorization: `Bearer ${await server.anonymousKey()}` },
    })
    await tap(0, { type: 'period', period: '2H' })
    await tap(1, { type: 'set_clock', ms: 485_000 })
    await tap(2, goal())
    const begun = Date.now()
    const change = await vi.waitFor(
      async () => {
        const answer = await server.ask(`/api/events-changes?cursor=${json.cursor}`, {
          headers: { authorization: `Bearer ${await server.anonymousKey()}` },
        })
        const found = answer.json.items.find((each: { id: number }) => each.id === event)
        expect(found?.scores.map(({ score }: { score: number }) => score)).toEqual([0, 1])
        return found
      },
      { timeout: 3_000 },
    )
    expect(Date.now() - begun).toBeLessThan(3_000)
    expect(change.period).toBe('2H 8:05')
  })

  it('runs a clock for viewers, and keeps earlier boards for those who watch later', async () => {
    const ask = async (of = '') =>
      (
        await server.ask(`/api/events/${event}${of}`, {
          headers: { authorization: `Bearer ${await server.anonymousKey()}` },
        })
      ).json
    await tap(0, { type: 'period', period: '1H' }, { ago_ms: 60_000 })
    await tap(1, { type: 'clock', is_running: true }, { ago_ms: 50_000 })
    await tap(2, goal(), { ago_ms: 40_000 })
    await expect.poll(() => ask()).toMatchObject({ period: '1H', clock: { ms: 0, counts: 'up' } })
    await tap(3, { type: 'clock', is_running: false }, { ago_ms: 20_000 })
    // The time between the two calls counts too.
    const stood = { period: expect.stringMatching(/^1H 0:3\d$/), clock: null }
    await expect.poll(() => ask()).toMatchObject(stood)
    const { items } = await ask('/board')
    const running = { ms: 0, since: items[1].at, counts: 'up' }
    const scores = teams.map((participant_id, index) => ({ participant_id, score: index }))
    expect(items).toMatchObject([
      { scores: [], period: '1H', clock: null },
      { scores: [], period: '1H', clock: running },
      { period: '1H', clock: running },
      stood,
    ])
    for (const later of items.slice(2)) {
      expect(later.scores).toHaveLength(2)
      expect(later.scores).toEqual(expect.arrayContaining(scores))
    }
  })

  it('tells viewers who scored how, and when in the game, and not what a correction was', async () => {
    await tap(0, { type: 'period', period: '1H' }, { ago_ms: 60_000 })
    await tap(1, { type: 'clock', is_running: true }, { ago_ms: 50_000 })
    await tap(2, goal(), { ago_ms: 20_000 })
    await tap(3, { type: 'period', period: '2H' }, { ago_ms: 10_000 })
    await tap(4, { type: 'score', participant_id: teams[0], score: 2 }, { ago_ms: 5_000 })
    await tap(5, goal())
    await tap(6, { type: 'undo' })
    const { json } = await server.ask(`/api/events/${event}/scores`, {
      headers: { authorization: `Bearer ${await server.anonymousKey()}` },
    })
    expect(json.periods).toEqual(['1H', 'HT', '2H', 'ET'])
    expect(json.items).toMatchObject([
      {
        participant_id: teams[1],
        points: 1,
        kind: null,
        period: '1H',
        clock: expect.stringMatching(/^0:3\d$/),
      },
      { participant_id: teams[0], points: 2, kind: null, period: '2H', clock: null },
    ])
  })

  it('follows what the terminal wrote in between', async () => {
    await tap(0, { type: 'period', period: '1H' })
    await updateEvent(server.ctx, server.alphaId, event, { period: 'Rain delay' })
    expect((await board()).period).toBe('Rain delay')
  })

  it('refuses points for a team that does not play, or in a cancelled game', async () => {
    const stranger = { type: 'points', participant_id: season.team('heloise-second'), points: 1 }
    expect((await tap(0, stranger)).status).toBe(409)
    const later = await season.add(new Date(Date.now() + 3_600_000).toISOString(), { teams: ['team'] })
    await other.post(`/channels/alpha/events/${later}/cancel`)
    const body = { tap: { type: 'period', period: '1H' }, key: randomUUID(), version: 0, ago_ms: 0 }
    expect((await scorer.post(`/channels/alpha/events/${later}/board/tap`, body)).status).toBe(409)
  })
})
