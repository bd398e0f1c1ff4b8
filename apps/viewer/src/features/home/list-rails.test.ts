import { expect, test } from 'vitest'
import { listRails } from './list-rails.ts'

const games = (...ids: number[]) => ids.map(id => ({ id }))
const lists = {
  own: { begun: games(9), upcoming: games(4, 5), vod: games(8) },
  live: { items: games(1, 2), total: 6 },
  upcoming: { items: games(6), total: 20 },
  vod: { items: games(7, 8), total: 80 },
}
const shown = (given: Parameters<typeof listRails>[0], heroId: number | null) =>
  listRails(given, heroId).map(({ type, events }) => [type, events?.map(({ id }) => id)])

test('one’s own games come first, and none repeats the game that leads the page', () => {
  expect(shown(lists, 1)).toEqual([
    ['begun', [9]],
    ['own', [4, 5]],
    ['live', [2]],
    ['upcoming', [6]],
    ['vod', [7, 8]],
  ])
})

test('a rail without games is left out, also where its only game leads the page', () => {
  const visitors = {
    ...lists,
    own: { begun: [], upcoming: [], vod: [] },
    live: { items: games(1), total: 1 },
  }
  expect(shown(visitors, 1)).toEqual([
    ['upcoming', [6]],
    ['vod', [7, 8]],
  ])
})

test('where nothing of one’s own comes next, its replays are shown', () => {
  const afterSeason = { ...lists, own: { begun: [], upcoming: [], vod: games(8) } }
  expect(shown(afterSeason, null)[0]).toEqual(['own', [8]])
})

test('while they come there is a place for what every visitor sees', () => {
  expect(shown(undefined, null)).toEqual([
    ['live', undefined],
    ['upcoming', undefined],
    ['vod', undefined],
  ])
})
