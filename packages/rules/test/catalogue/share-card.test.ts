import { describe, expect, test } from 'vitest'
import { describeShareCard, fitShareTitle, maxShareTitle, shareTitle, writeMoment } from '../../src/index.ts'

const team = (id: number, card_name: string, score: number | null = null) => ({
  id,
  name: `${card_name} Football`,
  short_name: card_name.slice(0, 3).toUpperCase(),
  card_name,
  alias: card_name,
  group_id: null,
  images: [],
  color: '#112233',
  properties: { gender: 'men' as const, sport: null },
  score,
})

interface Change {
  stream_status?: 'upcoming' | 'live' | 'finished'
  is_cancelled?: boolean
  period?: string | null
  name?: string
  participants?: ReturnType<typeof team>[]
}

const game = (change: Change = {}) => ({
  name: 'Autumn meet',
  participants: [team(1, 'Westview Wolves', 17), team(2, 'Riverfell Ravens', 21)],
  home_team_id: 1,
  stream_status: 'live' as const,
  is_cancelled: false,
  period: 'Q3 8:21',
  event_utc_ts: Date.UTC(2026, 10, 18, 23) / 1000,
  time_zone: 'America/Toronto',
  ...change,
})

const english = { language: 'en', hidesScores: false }

describe('the picture of a link', () => {
  test.each([
    ['a live game: period without its clock, and the score', {}, 'LIVE · Q3', ['21', '17'], '@', ''],
    ['a live game without a period', { period: null }, 'LIVE', ['21', '17'], '@', ''],
    ['a period that is only a clock', { period: '8:21' }, 'LIVE', ['21', '17'], '@', ''],
    [
      'a game to come: its time and zone',
      { stream_status: 'upcoming' },
      'Wed, Nov 18',
      null,
      '6:00',
      'PM Eastern',
    ],
    ['a final without a score', { stream_status: 'finished' }, 'Wed, Nov 18', null, 'Final', ''],
    [
      'a cancelled game',
      { is_cancelled: true, stream_status: 'upcoming' },
      'Wed, Nov 18',
      null,
      'Cancelled',
      '',
    ],
    ['a meet without sides', { participants: [team(1, 'A', 3)] }, 'LIVE · Q3', null, '@', ''],
    ['a game that nobody scores', { participants: [team(1, 'A'), team(2, 'B')] }, 'LIVE · Q3', null, '@', ''],
  ] as const)('shows %s', (_name, change, status, score, large, small) => {
    const shown = game({
      ...change,
      participants: 'participants' in change ? [...change.participants] : game().participants,
    })
    expect(describeShareCard(shown, english)).toMatchObject({ status, score, large, small })
  })

  test.each([
    ['fr', '18:00', 'heure de l’Est nord-américain'],
    ['bg', '18:00', 'Северноамериканско източно време'],
  ])('says time and zone in %s', (language, large, small) => {
    const card = describeShareCard(game({ stream_status: 'upcoming' }), { language, hidesScores: false })
    expect(card).toMatchObject({ large, small })
  })

  test('is the same at every score for somebody who wants none', () => {
    const hidden = { language: 'en', hidesScores: true }
    const later = game({ participants: [team(1, 'Westview Wolves', 24), team(2, 'Riverfell Ravens', 21)] })
    expect(describeShareCard(game(), hidden)).toEqual(describeShareCard(later, hidden))
    expect(describeShareCard(game(), english)).not.toEqual(describeShareCard(later, english))
  })
})

describe('the title of a link', () => {
  const long = [team(1, 'Northmarch University Knights', 101), team(2, 'Tamarack Hills Collegiate Storm', 99)]
  test.each([
    [{}, 'Riverfell Ravens @ Westview Wolves · LIVE Q3 21–17'],
    [{ stream_status: 'upcoming' }, 'Riverfell Ravens @ Westview Wolves · Wed, Nov 18'],
    [{ stream_status: 'finished' }, 'Riverfell Ravens @ Westview Wolves · Final'],
    [{ is_cancelled: true }, 'Riverfell Ravens @ Westview Wolves · Cancelled'],
    [{ participants: long }, 'TAM @ NOR · LIVE Q3 99–101'],
    [
      { participants: [], name: 'Northern League Track and Field Championship Meet of the Year' },
      'Northern League Track and Field Championship Meet… · LIVE Q3',
    ],
  ] as const)('%j: %s', (change, title) => {
    const shown = game({
      ...change,
      participants: 'participants' in change ? [...change.participants] : game().participants,
    })
    expect(shareTitle(shown, english)).toBe(title)
    expect(title.length).toBeLessThanOrEqual(maxShareTitle)
  })

  test('has no score for somebody who wants none', () => {
    expect(shareTitle(game(), { language: 'en', hidesScores: true })).toBe(
      'Riverfell Ravens @ Westview Wolves · LIVE Q3',
    )
  })
})

test('a time that is read anywhere names its zone', () => {
  expect(writeMoment('en', new Date('2026-11-16T20:00:00Z'), 'America/Toronto')).toBe(
    'Monday, November 16, 2026 at 3:00 PM (Eastern Time)',
  )
})

test.each([
  [
    'with the name of the channel, where it is not cut',
    ['Buzzer beater · Northern League TV', 'Buzzer beater'],
    0,
  ],
  [
    'without it, where it would be',
    [`${'Buzzer '.repeat(7)}· Northern League TV`, 'Buzzer '.repeat(7).trim()],
    1,
  ],
] as const)('the title of a link to a clip, a video or a team is given %s', (_, [whole, name], at) => {
  expect(fitShareTitle(whole, name)).toBe([whole, name][at])
})

test('a title that is too long by itself ends with a whole word and three dots', () => {
  const long = 'The longest overtime in the history of the Northern League, told by those who played it'
  expect(fitShareTitle(`${long} · Northern League TV`, long)).toBe(
    'The longest overtime in the history of the Northern League…',
  )
  expect(fitShareTitle('x'.repeat(80))).toHaveLength(60)
})
