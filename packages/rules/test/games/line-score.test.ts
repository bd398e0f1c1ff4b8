import { expect, test } from 'vitest'
import { writeLineScore } from '../../src/index.ts'

const [away, home] = [7, 8]
const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'OT']
const innings = ['▲1', '▼1', '▲2', '▼2']
const scored = (...plays: [period: string | null, participant_id: number, points: number][]) =>
  plays.map(([period, participant_id, points]) => ({ period, participant_id, points }))

interface Case {
  scored?: ReturnType<typeof scored>
  periods?: string[]
  period?: string | null
  isOver?: boolean
}

test.each<[string, Case, Record<string, [away: number | null, home: number | null]>]>([
  [
    'a game that runs has no points in the periods to come',
    { scored: scored(['Q1', away, 7], ['Q2', home, 3], ['Q2', home, 7]), period: 'Q3' },
    { Q1: [7, 0], Q2: [0, 10], Q3: [0, 0], Q4: [null, null] },
  ],
  [
    'a game that is over has points in all of them',
    { scored: scored(['Q1', away, 7]), isOver: true },
    { Q1: [7, 0], Q2: [0, 0], Q3: [0, 0], Q4: [0, 0] },
  ],
  [
    'overtime is there once it is played',
    { scored: scored(['Q1', away, 7], ['OT', home, 3]), isOver: true },
    { Q1: [7, 0], Q2: [0, 0], Q3: [0, 0], Q4: [0, 0], OT: [0, 3] },
  ],
  [
    'at half-time the first half is played and the second is not',
    { periods: ['1H', 'HT', '2H', 'ET'], period: 'HT' },
    { '1H': [0, 0], '2H': [null, null] },
  ],
  [
    'both halves of an inning are one',
    { scored: scored(['▲1', away, 1], ['▼1', home, 2]), periods: innings, period: '▲2' },
    { 1: [1, 2], 2: [0, 0] },
  ],
  [
    'events of a meet come as they were held',
    { scored: scored(['100 m', home, 10], ['400 m', away, 8]), period: '1500 m' },
    { '100 m': [0, 10], '400 m': [8, 0], '1500 m': [0, 0] },
  ],
  [
    'before a game, nothing is played',
    {},
    { Q1: [null, null], Q2: [null, null], Q3: [null, null], Q4: [null, null] },
  ],
  [
    'nothing adds up where nobody kept the periods',
    { scored: scored(['Q1', away, 7], [null, home, 3]), period: 'Q3' },
    {},
  ],
])('%s', (_, { scored = [], periods = quarters, period = null, isOver = false }, expected) => {
  const line = writeLineScore({ scored, periods, period, isOver, teamIds: [away, home] })
  expect(
    Object.fromEntries(line.periods.map((each, at) => [each, line.rows.map(({ points }) => points[at])])),
  ).toEqual(expected)
})
