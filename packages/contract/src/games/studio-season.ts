import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { passKinds } from '../constants.ts'
import { dateParam, id, language } from '../scalars.ts'
import {
  priceSources,
  seasonColumns,
  seasonFields,
  seasonProblems,
  seasonStates,
} from '../studio-constants.ts'
import { gameTerms } from './game-entities.ts'

const params = z.strictObject({ channel: z.string().min(1).max(100) })
/** Names as the file writes them, in lower case, and their meaning. */
const chosen = z.record(z.string().max(300), id)

const seasonBody = z.strictObject({
  source: z.discriminatedUnion('kind', [
    /** A table (CSV, .xlsx) or a calendar (.ics), whichever its bytes are. */
    z.strictObject({ kind: z.literal('file'), content: z.base64().max(11_200_000) }),
    /** The same game every so many weeks, by the clocks of its venue. */
    z.strictObject({
      kind: z.literal('series'),
      terms: gameTerms,
      weeks_apart: z.int().min(1).max(8),
      count: z.int().min(1).max(104),
      /** The last day on which one is played, if it comes before so many are. */
      until: dateParam.nullable().default(null),
    }),
  ]),
  choices: z.strictObject({ teams: chosen, venues: chosen, sports: chosen }),
  /** What columns hold that are called something else, by their names in lower case. */
  columns: z.record(z.string().max(300), z.enum(seasonColumns)).default({}),
  /** Of what rows do not say. */
  defaults: z.strictObject({
    sport_id: id.nullable(),
    minutes: z.int().min(1).max(10_080),
    /** New games without a price of their own or a usual one are free; else each of them is a problem. */
    is_free: z.boolean().default(false),
  }),
  /** Rows that are not to be written. */
  left_out: z.array(z.int().min(0).max(100_000)).max(20_000),
  /** Of the texts in the answer. */
  language: language.optional(),
})

const seasonRow = z.object({
  /** Its line in the table, or its number in the calendar or the series. */
  row: z.int(),
  state: z.enum(seasonStates),
  name: z.string(),
  time: z.string(),
  venue: z.string(),
  type: z.enum(passKinds),
  price: z.int(),
  price_from: z.enum(priceSources),
  /** What is wrong, with what was found. */
  problems: z.array(
    z.object({ field: z.enum(seasonFields), code: z.enum(seasonProblems), found: z.string() }),
  ),
  /** The fields of a game that is there already and becomes another. */
  changes: z.array(z.enum(seasonFields)),
})
export type SeasonRow = z.infer<typeof seasonRow>

/** A name of the file that is no name of the channel, with the closest one. */
const seasonName = z.object({
  kind: z.enum(['teams', 'venues', 'sports']),
  text: z.string(),
  /** Null: nothing is close. */
  id: id.nullable(),
  rows: z.int(),
})
export type SeasonName = z.infer<typeof seasonName>

const seasonPreview = z.object({
  /** Of the whole file, with the line where one is known; null: it could be read. */
  problem: z.object({ code: z.enum(seasonProblems), line: z.int().nullable(), found: z.string() }).nullable(),
  rows: z.array(seasonRow),
  names: z.array(seasonName),
  /** Columns whose names say nothing; null: nobody has said either, and they are left out. */
  columns: z.array(z.object({ text: z.string(), meaning: z.enum(seasonColumns).nullable() })),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int(), left_out: z.int() }),
  /** The preview that the operator saw. */
  version: z.string(),
})
export type SeasonPreview = z.infer<typeof seasonPreview>

const bodyBytes = 12 * 1024 * 1024

export const previewSeason = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/season/preview',
  summary:
    'Preview a season: what happens to each row, new, changed, the same, or wrong and why. Nothing is written',
  by: ['producer'],
  params,
  body: seasonBody,
  bodyBytes,
  reply: seasonPreview,
})

export const importSeason = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/season/import',
  summary:
    'Write all rows of a season that are not left out, all or none; refused if one is wrong, or if the preview is out of date',
  by: ['producer'],
  params,
  body: seasonBody.extend({ version: z.string().max(100) }),
  bodyBytes,
  reply: z.object({ made: z.int(), changed: z.int() }),
  errors: ['forbidden', 'conflict'],
})

export const getSeasonTemplate = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/season/template',
  summary: 'A table to fill in, with two games of the channel’s own teams as examples',
  by: ['producer'],
  params,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).optional() }),
  reply: z.object({ name: z.string(), content: z.base64() }),
})
