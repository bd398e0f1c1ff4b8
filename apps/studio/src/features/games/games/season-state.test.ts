import { expect, test } from 'vitest'
import { newTerms } from './new-terms.ts'
import { beginSeason, changeSeason, readSeries } from './season-state.ts'

const body = beginSeason({ kind: 'file', content: '' }, { language: 'en', sportId: 3 })
const terms = newTerms()

test('a season begins with nothing chosen and nothing left out', () => {
  expect(body).toMatchObject({
    choices: { teams: {}, venues: {}, sports: {} },
    defaults: { sport_id: 3, minutes: 180, is_free: false },
    left_out: [],
  })
})

test('a name of the file stands for what was chosen last, in any letters', () => {
  const name = { kind: 'teams', text: 'Tigers', id: null, rows: 2 } as const
  const first = changeSeason(body, { type: 'choose', name, id: 7 })
  const second = changeSeason(first, { type: 'choose', name: { ...name, text: 'TIGERS' }, id: 8 })
  expect(second.choices).toEqual({ teams: { tigers: 8 }, venues: {}, sports: {} })
})

test('a row that is left out twice is listed once, and can be taken again', () => {
  const leave = (rows: number[], isLeftOut: boolean) => ({ type: 'leave_out', rows, isLeftOut }) as const
  const left = [leave([2, 3], true), leave([3, 4], true)].reduce(changeSeason, body)
  expect(left.left_out).toEqual([2, 3, 4])
  expect(changeSeason(left, leave([3], false)).left_out).toEqual([2, 4])
})

test.each([
  [
    { count: '10', apart: '2', until: '' },
    { count: 10, weeks_apart: 2 },
  ],
  [
    { count: '0', apart: 'x', until: '' },
    { count: 1, weeks_apart: 1 },
  ],
  [
    { count: '999', apart: '99', until: '2027-05-01' },
    { count: 104, weeks_apart: 8 },
  ],
  [
    { count: '', apart: '1', until: '2027-05-01' },
    { count: 104, weeks_apart: 1, until: '2027-05-01' },
  ],
  [
    { count: '', apart: '1', until: '' },
    { count: 104, weeks_apart: 1, until: null },
  ],
])('of a series, %j is read as %j', (weeks, series) => {
  expect(readSeries(terms, weeks)).toEqual({ kind: 'series', terms, ...series })
})
