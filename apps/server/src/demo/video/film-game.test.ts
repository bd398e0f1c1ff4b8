import { type Ending, passageParts } from '@grandstand/demo-footage'
import { describe, expect, it } from 'vitest'
import { filmGame } from './film-game.ts'

const seconds = 24
/** The beginning of a passage. */
const begin = new Date(24_000 * 70_000_000)
const after = (later: number) => new Date(begin.getTime() + later * 1000)
const film = (...endings: Ending[]) => endings.flatMap(ending => passageParts(seconds, ending))
const plays = [
  { at: after(24 + 20), teamIndex: 0, points: 2 },
  { at: after(72 + 20), teamIndex: 1, points: 3 },
]

describe('the film of a game', () => {
  it('shows a goal for the side that scores whenever the board shows one', () => {
    const parts = filmGame(plays, { seconds, from: begin, until: after(4 * 24 + 1) })
    expect(parts).toEqual(film('open', 'away', 'open', 'home', 'open'))
  })

  it.each([
    ['in the middle of a passage', 24 + 11.5, [[10, 16] as const, [32, 40] as const]],
    ['in the ending that somebody is about to score in', 24 + 19, [[34, 40] as const]],
  ])('begins when it is sent, %s', (_, gone, rest) => {
    const parts = filmGame(plays, { seconds, from: after(gone), until: after(gone + 24) })
    const first = rest.map(([fromSeconds, toSeconds]) => ({ fromSeconds, toSeconds }))
    expect(parts).toEqual([...first, ...film('open')])
  })
})
