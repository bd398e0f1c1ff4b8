import { describe, expect, test } from 'vitest'
import { countRecord, rankTeams } from '../../src/index.ts'

const game = (event_id: number, own: number | null, other: number | null) => ({
  event_id,
  teams: [
    { participant_id: 2, score: other },
    { participant_id: 1, score: own },
  ],
})

describe('the record of a team', () => {
  test('counts the games that it has won, lost and tied', () => {
    const games = [game(9, 3, 1), game(8, 2, 2), game(7, 0, 4), game(6, 1, 0)]
    expect(countRecord(1, games, false)).toMatchObject({ won: 2, lost: 1, tied: 1 })
    expect(countRecord(2, games, false)).toMatchObject({ won: 1, lost: 2, tied: 1 })
  })

  test('has the latest five games with their results', () => {
    const games = [9, 8, 7, 6, 5, 4].map(id => game(id, 3, 1))
    const record = countRecord(1, games, false)
    expect(record?.won).toBe(6)
    expect(record?.latest.map(({ event_id }) => event_id)).toEqual([9, 8, 7, 6, 5])
    expect(record?.latest[0]).toEqual({
      event_id: 9,
      opponent_id: 2,
      result: 'won',
      own_score: 3,
      opponent_score: 1,
    })
  })

  test('takes the fewest strokes for a win where they are counted', () => {
    expect(countRecord(1, [game(9, 71, 74)], true)).toMatchObject({ won: 1, lost: 0 })
  })

  test.each([
    ['a game without a result', game(9, null, null)],
    ['a game whose other team has none', game(9, 3, null)],
    ['a meet', { event_id: 9, teams: [1, 2, 3].map(participant_id => ({ participant_id, score: 5 })) }],
  ])('leaves out %s', (_name, left) => {
    expect(countRecord(1, [left], false)).toBeNull()
  })
})

describe('teams that play the same', () => {
  const between = (first: number, second: number, scores: [number, number]) => ({
    event_id: 1,
    teams: [
      { participant_id: first, score: scores[0] },
      { participant_id: second, score: scores[1] },
    ],
  })
  const orderOf = (games: ReturnType<typeof between>[], fewestWin = false) =>
    rankTeams([1, 2, 3, 4], games, fewestWin).map(({ participant_id }) => participant_id)

  test('stand by the share of their games that they won, not by how many they played', () => {
    expect(
      orderOf([between(1, 2, [3, 0]), between(1, 2, [3, 0]), between(1, 2, [0, 3]), between(3, 4, [2, 1])]),
    ).toEqual([3, 1, 2, 4])
  })

  test('count a tie as half, and of equals who won more stands first', () => {
    expect(orderOf([between(1, 2, [1, 1]), between(3, 4, [2, 1]), between(4, 3, [2, 1])])).toEqual([
      3, 4, 1, 2,
    ])
  })

  test('are left out as long as they have not played', () => {
    expect(orderOf([between(1, 2, [1, 0])])).toEqual([1, 2])
  })

  test('stand the other way round where the fewest win', () => {
    expect(orderOf([between(1, 2, [70, 68])], true)).toEqual([2, 1])
  })
})
