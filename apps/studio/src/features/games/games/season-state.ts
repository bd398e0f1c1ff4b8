import type { BodyInput, GameTerms, SeasonName, SeasonPreview, studioCalls } from '@grandstand/contract'
import type { SeasonColumnMeaning } from '@grandstand/contract/studio-constants'

export type SeasonBody = BodyInput<typeof studioCalls.previewSeason>

/** What is asked for, and what the server has last said to it. */
export interface SeasonState {
  body: SeasonBody
  preview: SeasonPreview
}

/** As it is typed. An empty count stands for all weeks until a day. */
export interface SeriesWeeks {
  count: string
  apart: string
  until: string
}

export type SeasonChange =
  | { type: 'choose'; name: SeasonName; id: number }
  | { type: 'column'; text: string; meaning: SeasonColumnMeaning }
  | { type: 'leave_out'; rows: readonly number[]; isLeftOut: boolean }
  | { type: 'make_free' }

const maxGames = 104
const maxWeeksApart = 8

export function beginSeason(
  source: SeasonBody['source'],
  { language, sportId = null }: { language: string; sportId?: number | null },
): SeasonBody {
  return {
    source,
    choices: { teams: {}, venues: {}, sports: {} },
    columns: {},
    defaults: { sport_id: sportId, minutes: 180, is_free: false },
    left_out: [],
    language,
  }
}

/** One game week by week: so many games, or all that there are up to a day. */
export function readSeries(terms: GameTerms, { count, apart, until }: SeriesWeeks): SeasonBody['source'] {
  const end =
    count === '' ? { count: maxGames, until: until || null } : { count: numberWithin(maxGames, count) }
  return { kind: 'series', terms, weeks_apart: numberWithin(maxWeeksApart, apart), ...end }
}

const numberWithin = (most: number, typed: string) => Math.min(most, Math.max(1, Number(typed) || 1))

export function changeSeason(body: SeasonBody, change: SeasonChange): SeasonBody {
  switch (change.type) {
    case 'choose': {
      const { kind, text } = change.name
      const chosen = { ...body.choices[kind], [text.toLowerCase()]: change.id }
      return { ...body, choices: { ...body.choices, [kind]: chosen } }
    }
    case 'column':
      return { ...body, columns: { ...body.columns, [change.text.toLowerCase()]: change.meaning } }
    case 'make_free':
      return { ...body, defaults: { ...body.defaults, is_free: true } }
    case 'leave_out': {
      const others = body.left_out.filter(row => !change.rows.includes(row))
      return { ...body, left_out: change.isLeftOut ? [...others, ...change.rows] : others }
    }
  }
}

/** Rows with nothing else against them than that nobody has said what they cost. */
export function countUnpriced({ rows }: Pick<SeasonPreview, 'rows'>): number {
  return rows.filter(
    ({ state, problems }) => state === 'wrong' && problems.every(({ code }) => code === 'no_usual'),
  ).length
}

export function listWrongRows({ rows }: Pick<SeasonPreview, 'rows'>): number[] {
  return rows.filter(({ state }) => state === 'wrong').map(({ row }) => row)
}
