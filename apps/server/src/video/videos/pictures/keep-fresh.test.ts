import { describe, expect, it } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

/** Games whose pictures are made by hand, one after the other. */
function openGames() {
  const clock = { ms: 0 }
  const made: string[] = []
  const making: (() => void)[] = []
  const hidden = new Set<string>()
  const blurred = new Set<string>()
  const ask = keepFresh({
    keyOf: (game: string) => game,
    whose: () => ['channel', 'one'],
    choose: async game => (hidden.has(game) ? null : game),
    looks: game => (blurred.has(game) ? 'blurred' : 'clear'),
    async make(game) {
      made.push(game)
      await new Promise<void>(resolve => making.push(resolve))
      return `${game} at ${clock.ms}`
    },
    maxKept: 100,
    nowMs: () => clock.ms,
  })
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return {
    ask,
    clock,
    made,
    hidden,
    blurred,
    settled,
    async finish() {
      await settled()
      making.shift()?.()
      await settled()
    },
  }
}

describe('the pictures of live games', () => {
  it('are made once each, however many games there are and however often they are asked for while they wait', async () => {
    const games = openGames()
    const names = Array.from({ length: 40 }, (_, at) => `game ${at}`)
    const answers = names.map(name => games.ask(name))
    // Each takes so long that the first would be out of date before the last is made.
    for (const _ of names) {
      games.clock.ms += 1_000
      for (const name of names) void games.ask(name)
      await games.finish()
    }
    expect((await Promise.all(answers)).map(({ made }) => made)).toEqual(
      names.map((name, at) => `${name} at ${(at + 1) * 1_000}`),
    )
    // The next round has begun for those that were made more than ten seconds ago, and for no other.
    expect(games.made.slice(0, 40)).toEqual(names)
    expect(new Set(games.made.slice(40)).size).toBe(games.made.length - 40)
  })

  it('are valid for ten seconds from when they were made', async () => {
    const games = openGames()
    const first = games.ask('game')
    await games.settled()
    games.clock.ms = 9_000
    await games.finish()
    expect(await first).toEqual({ made: 'game at 9000', freshSeconds: 10 })
    games.clock.ms = 18_999
    expect(await games.ask('game')).toEqual({ made: 'game at 9000', freshSeconds: 1 })
    expect(games.made).toHaveLength(1)
  })

  it('are shown up to the age of half a minute while the next one waits', async () => {
    const games = openGames()
    const first = games.ask('game')
    await games.finish()
    await first
    games.clock.ms = 29_999
    expect((await games.ask('game')).made).toBe('game at 0')
    games.clock.ms = 30_000
    const next = games.ask('game')
    await games.finish()
    expect((await next).made).toBe('game at 30000')
  })

  it('are gone at once where nobody may see them any more, and never clear where they are to be blurred', async () => {
    const games = openGames()
    for (const name of ['private', 'sold']) {
      const first = games.ask(name)
      await games.finish()
      await first
    }
    games.clock.ms = 12_000
    games.hidden.add('private')
    games.blurred.add('sold')
    expect((await games.ask('private')).made).toBeNull()
    const sold = games.ask('sold')
    await games.finish()
    expect((await sold).made).toBe('sold at 12000')
  })

  it('are refused where too many games wait, instead of coming too late', async () => {
    const games = openGames()
    const names = Array.from({ length: 70 }, (_, at) => `game ${at}`)
    const answers = names.map(name =>
      games.ask(name).then(
        () => 'made',
        error => error.code,
      ),
    )
    for (const _ of names) await games.finish()
    const outcomes = await Promise.all(answers)
    expect(outcomes.filter(code => code === 'too_many_requests')).toHaveLength(9)
    expect(outcomes.slice(0, 61)).toEqual(Array.from({ length: 61 }, () => 'made'))
  })
})
