import type { ScoreKind } from '@grandstand/contract'
import { expect, it } from 'vitest'
import { chooseScoredTags, gameTime, nameClip, teamNickname } from '../../src/index.ts'

it.each([
  ['Northmarch Knights', 'Northmarch', 'Knights'],
  ['Harrow Point Mariners', 'Harrow Point', 'Mariners'],
  ['Knights de Northmarch', 'Northmarch', 'Knights'],
  ['Ospreys d’Ashfold', 'Ashfold', 'Ospreys'],
  ['Уествю Улвс', 'Уествю', 'Улвс'],
  ['Northmarch', 'Northmarch', 'Northmarch'],
  ['Northmarchers', 'Northmarch', 'Northmarchers'],
  ['Real Madrid', undefined, 'Real Madrid'],
])('a team called %s of %s is known as %s', (name, town, nickname) => {
  expect(teamNickname(name, town)).toBe(nickname)
})

const team = (id: number, card_name: string) => ({ id, card_name, group_id: id })
const schools = new Map([
  [1, { city: 'Northmarch' }],
  [2, { city: 'Harrow Point' }],
])
const teams = [team(1, 'Northmarch Knights'), team(2, 'Harrow Point Mariners')]

it('names a clip by its teams, away before home, and the time', () => {
  const game = { name: 'A game', home_team_id: 2, participants: teams }
  expect(nameClip(game, schools, 'Q1 7:00')).toBe('Knights–Mariners, Q1 7:00')
  expect(nameClip({ ...game, home_team_id: 1 }, schools, '21:06')).toBe('Mariners–Knights, 21:06')
})

it('names a clip of a meet by the meet, as far as there is room', () => {
  const meet = { name: 'M'.repeat(300), home_team_id: null, participants: [...teams, team(3, 'Third')] }
  const name = nameClip(meet, schools, '0:30')
  expect(name).toHaveLength(200)
  expect(name.endsWith('M, 0:30')).toBe(true)
})

const atMs = Date.parse('2026-01-01T10:00:30Z')
const running = { ms: 450_000, since: '2026-01-01T10:00:00Z', counts: 'down' } as const

it.each([
  ['en', 'Q1', running, 'Q1 7:00'],
  ['fr', 'Q1', running, '1er\u00a0quart 7:00'],
  ['bg', 'P2', running, '2-ри\u00a0пер. 7:00'],
  ['en', null, running, '7:00'],
  ['en', 'Q3 8:21', null, 'Q3 8:21'],
  ['fr', 'Q3 8:21', null, '3e\u00a0quart 8:21'],
  ['en', '▲7', null, null],
  ['en', 'HT', null, null],
  ['en', null, null, null],
] as const)('says the time of a game in %s at %s', (language, period, clock, expected) => {
  expect(gameTime(language, { period, clock }, atMs)).toBe(expected)
})

const score = (at: string, kind: ScoreKind | null) => ({ at: new Date(`2026-01-01T10:00:${at}Z`), kind })
const football = ['touchdown', 'interception', 'sack', 'field-goal']
const range = { startMs: Date.parse('2026-01-01T10:00:20Z'), endMs: Date.parse('2026-01-01T10:00:50Z') }

it.each([
  ['nothing while nothing falls', [], []],
  ['a touchdown', [score('30', 'touchdown')], ['touchdown']],
  ['each kind once', [score('30', 'field_goal'), score('40', 'field_goal')], ['field-goal']],
  ['nothing that the sport has no tag for', [score('30', 'extra_point')], []],
  ['nothing of points that may mean two things', [score('30', null)], []],
  ['nothing that fell before it', [score('19', 'touchdown')], []],
  ['nothing that fell after it', [score('51', 'touchdown')], []],
])('a clip is tagged by the board: %s', (_, scores, expected) => {
  expect(chooseScoredTags(football, scores, range)).toEqual(expected)
})
