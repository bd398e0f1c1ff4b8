import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { isTelevised } from './is-televised.ts'
import { boardAt, sportPlay } from './sport-play.ts'

const kickOff = new Date('2026-11-15T18:00:00Z')
const after = (seconds: number) => new Date(kickOff.getTime() + seconds * 1000)
const football = sportPlay('varsity-football')
const game = { event_utc_ts: kickOff, ends_at: after(150 * 60) }

it('a clock runs a minute at a time, and holds until the next', () => {
  expect(boardAt(football, game, after(59))).toEqual({
    period: 'Q1',
    clock: { ms: 720_000, since: '2026-11-15T18:00:00.000Z', counts: 'down' },
  })
  expect(boardAt(football, game, after(61))).toEqual({ period: 'Q1 11:00', clock: null })
  // 150 minutes for four quarters of twelve: each minute takes 187.5 s.
  expect(boardAt(football, game, after(190))).toEqual({
    period: 'Q1',
    clock: { ms: 660_000, since: '2026-11-15T18:03:07.500Z', counts: 'down' },
  })
})

it('a clock ends each period at zero, and shows the last period to the end', () => {
  const quarter = 150 * 15
  expect(boardAt(football, game, after(quarter - 1))).toEqual({ period: 'Q1 0:00', clock: null })
  expect(boardAt(football, game, after(quarter + 1)).period).toBe('Q2')
  expect(boardAt(football, game, after(150 * 60 + 30))).toEqual({ period: 'Q4 0:00', clock: null })
})

it('a board has no clock if the sport has none', () => {
  expect(boardAt(sportPlay('volleyball'), game, after(0))).toEqual({ period: 'S1', clock: null })
})

/** Those that games are of: what has kinds is played as one of them. */
async function listDemoSports(): Promise<string[]> {
  const file = new URL('../../../../../channels/demo/sports.yaml', import.meta.url)
  const sports: { alias: string; children?: { alias: string }[] }[] = parse(
    await readFile(fileURLToPath(file), 'utf8'),
  )
  return sports.flatMap(({ alias, children }) => children?.map(child => child.alias) ?? [alias])
}

it('every sport of the demo is filmed on its own ground', async () => {
  const sports = await listDemoSports()
  expect(sports.filter(sport => !isTelevised(sport))).toEqual([])
  expect(Object.fromEntries(sports.map(sport => [sport, sportPlay(sport).surface]))).toEqual({
    'varsity-football': 'gridiron',
    'flag-football': 'gridiron',
    basketball: 'court',
    'ice-hockey': 'ice',
    'field-hockey': 'grass',
    soccer: 'grass',
    volleyball: 'net',
    'outdoor-track': 'oval',
    'cross-country': 'oval',
    lacrosse: 'lacrosse',
    baseball: 'diamond',
    softball: 'diamond',
  })
  expect(sportPlay('track-and-field').surface).toBe('oval')
  expect(isTelevised('curling')).toBe(false)
})

it('the demo films outdoor sports under the sky', () => {
  const hosts = (venue: string) =>
    ['varsity-football', 'baseball', 'track-and-field', 'basketball'].filter(sport =>
      sportPlay(sport).venue.test(venue),
    )
  expect(hosts('westview-fieldhouse')).toEqual(['basketball'])
  expect(hosts('westview-field')).toEqual(['varsity-football', 'baseball', 'track-and-field'])
})
