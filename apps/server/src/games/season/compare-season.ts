import { createHash } from 'node:crypto'
import type { GameTerms, SeasonField, SeasonPreview, SeasonRow } from '@grandstand/contract'
import { seasonFields, seasonProblems } from '@grandstand/contract'
import { writeLocalTime } from '@grandstand/rules'
import { z } from 'zod'
import { importKey, type PlannedEvent } from '../../catalogue/events/index.ts'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'
import { mapWithBreaks } from '../../runtime/map-with-breaks.ts'
import { describeTerms, findClashes, type GameRow, listGamesBetween, planGame } from '../games/index.ts'
import { type Found, findGames } from './find-games.ts'
import { makeSeries } from './make-series.ts'
import { createNameMatcher } from './match-names.ts'
import type { OddColumn } from './odd-column.ts'
import { type ReadRow, readTerms } from './read-terms.ts'
import { findDayOrder } from './read-when.ts'
import type { LoadedSeason } from './season-file.ts'
import type { SeasonFileProblem } from './season-file-error.ts'
import type { SeasonInput } from './season-input.ts'

type Plan = Omit<PlannedEvent, 'id'>

/** A row that can be written. */
export interface SeasonPlan {
  plan: Plan
  terms: GameTerms
  sourceKey: string | null
  before: GameRow | undefined
}

export interface ComparedSeason {
  preview: SeasonPreview
  /** Of those that are new or changed, and not left out. */
  plans: SeasonPlan[]
}

const problemCode = z.enum(seasonProblems).catch('unknown')

/** What a season would make of the channel's games, row by row. */
export async function compareSeason(
  tx: Tx,
  channel: Channel,
  { asked, loaded, now }: { asked: SeasonInput; loaded: LoadedSeason | null; now: Date },
): Promise<ComparedSeason> {
  if (loaded && 'problem' in loaded) return refuseFile(loaded.problem, loaded.odd)
  const { language, time_zone, currency } = channel.settings
  const facts = await listGameFacts(tx, channel.id)
  const matcher = createNameMatcher(facts, asked.choices)
  const drafts = loaded?.drafts
  const order = findDayOrder(drafts ?? [])
  const read: ReadRow[] = drafts
    ? await mapWithBreaks(drafts, draft =>
        readTerms(draft, { facts, matcher, order, defaults: asked.defaults, time_zone, currency }),
      )
    : makeSeries(asked.source.kind === 'series' ? asked.source : undefined)
  const found = await findGames(tx, channel, read, facts, listGamesBetween)
  const leftOut = new Set(asked.left_out)
  const say = (text: StoredText) => localise(text, asked.language ?? language, language)

  const compared = await mapWithBreaks(read, (row, at) => compareRow(row, found[at]))
  const clashes = await findClashes(
    tx,
    channel.id,
    compared.map(({ row, plan, before }) => ({
      row: row.row,
      plan: leftOut.has(row.row) ? undefined : plan,
      before,
    })),
  )
  const rows = await mapWithBreaks(compared, ({ row, plan, before, terms, problems, changes }): SeasonRow => {
    const clash = clashes.get(row.row)
    const all = clash ? [...problems, { field: 'time' as const, ...clash }] : problems
    const state = leftOut.has(row.row)
      ? 'left_out'
      : all.length > 0
        ? 'wrong'
        : before === undefined
          ? 'new'
          : changes.length > 0
            ? 'changed'
            : 'same'
    return {
      row: row.row,
      state,
      name: plan ? say(plan.name) : row.said,
      time: plan ? writeLocalTime(plan.event_utc_ts, plan.time_zone) : row.terms.time,
      venue: say(facts.venues.get(terms.venue_id ?? 0)?.name ?? ''),
      type: (plan ?? terms).type,
      price: (plan ?? terms).base_price + (plan ?? terms).service_fee,
      price_from: plan?.price_from ?? 'game',
      problems: all,
      changes,
    }
  })
  const states = Map.groupBy(rows, ({ state }) => state)
  const count = (state: SeasonRow['state']) => states.get(state)?.length ?? 0
  const isWritten = new Set(
    rows.filter(({ state }) => state === 'new' || state === 'changed').map(({ row }) => row),
  )
  const plans = compared.flatMap(({ row, plan, terms, before }) =>
    plan && isWritten.has(row.row)
      ? [{ plan, terms, before, sourceKey: row.key ? importKey(row.key) : null }]
      : [],
  )
  return {
    plans,
    preview: {
      problem: null,
      rows,
      names: matcher.listUnsure(),
      columns: loaded?.odd ?? [],
      counts: {
        new: count('new'),
        changed: count('changed'),
        same: count('same'),
        wrong: count('wrong'),
        left_out: count('left_out'),
      },
      version: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22),
    },
  }

  function compareRow(row: ReadRow, game: Found) {
    const before = game
    const seen = before && describeTerms(before, facts, language)
    // A row changes only what it contains: the rest of the game stays.
    const isFirstPrice = row.given.has_own_price && !seen?.has_own_price
    const { type, base_price, service_fee } = row.terms
    const terms = {
      ...(seen ?? row.terms),
      ...(isFirstPrice && { type, base_price, service_fee }),
      ...row.given,
    }
    const problems = [...row.problems]
    const planning = problems.length > 0 ? undefined : planGame(terms, { channel, facts, now, before })
    if (planning && 'faults' in planning)
      for (const [field, code] of Object.entries(planning.faults))
        problems.push({ field: fieldOf(field), code: problemCode.parse(code), found: row.said })
    const planned = planning && 'plan' in planning ? planning.plan : undefined
    // Nothing is given away because nobody has said what it costs.
    if (planned?.price_from === 'none' && before === undefined && !asked.defaults.is_free)
      problems.push({ field: 'price', code: 'no_usual', found: '' })
    const isOff = row.isCancelled && before?.stream_status !== 'live' && before?.stream_status !== 'finished'
    const plan = planned && {
      ...planned,
      cancelled_by: isOff ? ('operator' as const) : planned.cancelled_by,
    }
    const changes =
      seen && plan && before
        ? listChanges(
            seen,
            describeTerms({ ...before, ...plan, teams: [...plan.teams] }, facts, language),
            before.cancelled_by !== plan.cancelled_by,
          )
        : []
    return { row, plan, before, terms, problems, changes }
  }
}

function refuseFile(problem: SeasonFileProblem, columns: OddColumn[]): ComparedSeason {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, left_out: 0 }
  return { plans: [], preview: { problem, rows: [], names: [], columns, counts, version: '' } }
}

const fields: Record<keyof GameTerms, SeasonField> = {
  time: 'time',
  minutes: 'minutes',
  away_id: 'away',
  home_id: 'home',
  team_ids: 'teams',
  title: 'title',
  sport_id: 'sport',
  venue_id: 'venue',
  has_own_price: 'price',
  type: 'type',
  base_price: 'price',
  service_fee: 'price',
  description: 'description',
  image_id: 'title',
}

function fieldOf(name: string): SeasonField {
  return Object.entries(fields).find(([key]) => key === name)?.[1] ?? 'title'
}

function listChanges(before: GameTerms, after: GameTerms, isCalledOff: boolean): SeasonField[] {
  const said = Object.entries(after)
  const changed = new Set(
    Object.entries(before)
      .filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(said.find(([name]) => name === key)?.[1]),
      )
      .map(([key]) => fieldOf(key)),
  )
  if (isCalledOff) changed.add('cancelled')
  return seasonFields.filter(field => changed.has(field))
}
