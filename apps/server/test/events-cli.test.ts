import { expect, it } from 'vitest'
import { eventsCli } from '../src/commands/events.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { followCommand } from './follow-command.ts'
import { serveTests } from './serve-tests.ts'

const now = new Date('2026-11-15T12:00:00Z')

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')], now: () => now })
const season = await openSeason(server)
const game = await season.add('2026-11-16T02:00:00Z', { name: 'Derby', teams: ['heloise-ball', 'team'] })
const meet = await season.add('2026-11-20T20:00:00Z', { name: 'Gala', teams: [] })

const run = followCommand(
  () => server,
  args => eventsCli(args, () => now),
)

it('the games of a day are listed in the local time of their venues', async () => {
  const line = `${game} 2026-11-15 21:00 Derby (upcoming) alpha`
  expect(await run('list')).toEqual({ code: 0, said: [line] })
  expect(await run('list', '--day', '2026-11-15', '--channel', 'alpha')).toEqual({ code: 0, said: [line] })
  expect(await run('list', '--day', '2026-11-17')).toEqual({
    code: 0,
    said: [`No games on 2026-11-17. The next one: npm run events -- list --day 2026-11-15`],
  })
  expect((await run('list', '--channel', 'beta')).said).toEqual([
    "No games today, and none to come. Add games in the channel's events.yaml or events.csv.",
  ])
})

it('score, period and state are set together, and open pages update', async () => {
  const key = await server.anonymousKey()
  const ask = async (path: string) =>
    (await server.ask(path, { headers: { authorization: `Bearer ${key}` } })).json
  expect(await run('set', String(game), 'score=1-0')).toEqual({
    code: 0,
    said: [
      `${game} 2026-11-15 21:00 Derby (upcoming, 1:0) alpha`,
      'The event is not live yet: its score shows once it is.',
    ],
  })
  const { cursor } = await ask('/api/events-changes')
  expect(await run('set', String(game), 'state=live', 'score=2-1', 'period=2nd half')).toEqual({
    code: 0,
    said: [`${game} 2026-11-15 21:00 Derby (live, 2:1, 2nd half) alpha`],
  })
  expect((await ask(`/api/events-changes?cursor=${cursor}`)).items).toMatchObject([
    { id: game, stream_status: 'live', period: '2nd half', scores: [{ score: 2 }, { score: 1 }] },
  ])
})

it('a game is cancelled, and then reinstated', async () => {
  const line = (state: string) => [`${meet} 2026-11-20 15:00 Gala (${state}) alpha`]
  expect((await run('cancel', String(meet))).said).toEqual(line('cancelled'))
  expect((await run('set', String(meet), 'state=live')).said).toEqual([
    `Event ${meet} is cancelled. To reinstate it: npm run events -- set ${meet} state=upcoming`,
  ])
  expect((await run('set', String(meet), 'state=upcoming')).said).toEqual(line('upcoming'))
})

it.each<[string, () => string[], string]>([
  ['an unknown event', () => ['set', '999', 'score=1-0'], 'There is no event 999: npm run events -- list'],
  ['no number', () => ['cancel', 'derby'], 'Name the event by its number, not derby: npm run events -- list'],
  ['no score', () => ['set', String(game), 'score=two'], 'Write the score like score=2-1, not score=two.'],
  [
    'too many scores',
    () => ['set', String(game), 'score=1-2-3'],
    'is Northwick Herons @ Team alpha: write score=2-1, in this order.',
  ],
  ['a score for no team', () => ['set', String(meet), 'score=1-0'], 'has no teams, so it has no score.'],
  [
    'no state',
    () => ['set', String(game), 'state=over'],
    'A state is one of upcoming, live, finished, cancelled, not over.',
  ],
  [
    'a clock',
    () => ['set', String(game), 'clock=8:21'],
    'write the clock into its period, as in period="Q3 8:21".',
  ],
  [
    'no such time',
    () => ['set', String(meet), 'time=tomorrow'],
    'Write the time like time="2026-11-21 19:00"',
  ],
  ['no such venue', () => ['set', String(meet), 'location=moon'], 'The channel has no location moon'],
  ['an empty venue', () => ['set', String(meet), 'location='], 'Give the new location'],
  ['another word', () => ['set', String(game), 'goals=2'], 'An event has no goals'],
  ['nothing', () => ['set', String(game)], 'Name what to set'],
  [
    'a live game',
    () => ['cancel', String(game)],
    'is live: end it with state=finished, or set state=upcoming first.',
  ],
  ['no day', () => ['list', '--day', 'today'], 'Write the day like 2026-11-20, not today.'],
  [
    'no channel',
    () => ['list', '--channel', 'gamma'],
    'There is no channel gamma; stored channels: alpha, beta.',
  ],
  ['no verb', () => ['publish'], 'Usage: npm run events -- list'],
])('a mistake is one clear sentence: %s', async (_name, args, sentence) => {
  const { code, said: lines } = await run(...args())
  expect(code).toBe(2)
  expect(lines.join(' ')).toContain(sentence)
})

it('a state that cannot be reached names the states that can', async () => {
  await run('set', String(game), 'state=finished')
  expect((await run('set', String(game), 'state=upcoming', 'score=9-9')).said).toEqual([
    `Event ${game} is finished and cannot become upcoming; it can become live.`,
  ])
  expect((await run('cancel', String(game))).said).toEqual([`Event ${game} is over and cannot be cancelled.`])
})
