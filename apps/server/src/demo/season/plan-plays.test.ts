import { passageSeconds } from '@grandstand/demo-footage'
import { describe, expect, it } from 'vitest'
import { planPlays, replayOf, scoreAt } from './plan-plays.ts'
import { sportPlay } from './sport-play.ts'

const kickOff = new Date('2026-11-15T18:00:00Z')

const gameOf = (sport: string, key: string) => ({
  key,
  sport,
  teams: sportPlay(sport).isMeet ? [0, 1, 2, 3] : [0, 1],
  event_utc_ts: kickOff,
  ends_at: new Date(kickOff.getTime() + sportPlay(sport).minutes * 60_000),
})

describe.each([
  'soccer',
  'varsity-football',
  'basketball',
  'ice-hockey',
  'volleyball',
  'lacrosse',
  'baseball',
  'track-and-field',
])('the plays of a game of %s', sport => {
  const games = Array.from({ length: 40 }, (_, at) => gameOf(sport, `demo:${at}`))

  it('are the same every time they are planned, and differ from game to game', () => {
    expect(games.map(planPlays)).toEqual(games.map(planPlays))
    expect(new Set(games.map(game => JSON.stringify(planPlays(game)))).size).toBeGreaterThan(20)
  })

  it('fall within the game, once per passage of its film, four seconds before that passage ends', () => {
    const passageMs = passageSeconds[sportPlay(sport).surface] * 1000
    for (const game of games) {
      const times = planPlays(game).map(({ at }) => at.getTime())
      expect(times.every(ms => ms > kickOff.getTime() && ms <= game.ends_at.getTime())).toBe(true)
      expect(times.every(ms => ms % passageMs === passageMs - 4_000)).toBe(true)
      expect(new Set(times).size).toBe(times.length)
    }
  })

  it('end with the goals that the replay shows: the home side’s, then the other’s', () => {
    const passageMs = passageSeconds[sportPlay(sport).surface] * 1000
    for (const game of games) {
      const { kind, from } = replayOf(game)
      const untilMs = from.getTime() + 3 * passageMs
      const shown = planPlays(game).filter(({ at }) => at >= from)
      expect(shown.map(({ teamIndex }) => teamIndex)).toEqual(kind === 'scored' ? [1, 0] : [])
      expect(shown.map(({ at }) => at.getTime() - from.getTime())).toEqual(
        kind === 'scored' ? [passageMs - 4_000, 3 * passageMs - 4_000] : [],
      )
      expect(untilMs).toBeLessThan(game.ends_at.getTime())
    }
    expect(games.some(game => replayOf(game).kind === 'scored')).toBe(true)
  })

  it('add up to a score that is possible in the sport, starting from nothing', () => {
    const { mayTie, winsAt, isMeet } = sportPlay(sport)
    for (const game of games) {
      expect(Math.max(...scoreAt(game, kickOff))).toBe(0)
      const finals = scoreAt(game, game.ends_at)
      if (!mayTie && !isMeet) expect(new Set(finals).size).toBe(2)
      if (winsAt) expect(Math.max(...finals)).toBe(winsAt)
    }
  })
})
