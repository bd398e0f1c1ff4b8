import { describe, expect, it } from 'vitest'
import { chooseOnAir } from './choose-on-air.ts'

const game = (id: number, type: string, endsInMinutes: number, hasOurCamera = false) => ({
  id,
  type,
  ends_at: new Date(endsInMinutes * 60_000),
  hasOurCamera,
})

describe('the games that the demo shows live', () => {
  it.each([
    ['nothing on', [], []],
    ['one that everybody may watch and one that is paid', [game(1, 'paid', 9), game(2, 'free', 9)], [2, 1]],
    ['those that go on longest', [game(1, 'free', 5), game(2, 'free', 50), game(3, 'ppv', 7)], [2, 3]],
    ['games that are already on air', [game(1, 'free', 5, true), game(2, 'free', 50)], [1]],
    ['no game that needs only an account', [game(1, 'register', 5)], []],
  ])('are %s', (_, games, ids) => {
    expect(chooseOnAir(games).map(({ id }) => id)).toEqual(ids)
  })
})
