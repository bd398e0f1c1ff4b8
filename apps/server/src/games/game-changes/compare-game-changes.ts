import { createHash } from 'node:crypto'
import {
  type Body,
  type ChangedGame,
  type GameChangesPreview,
  gameChangeProblems,
  type studioCalls,
} from '@grandstand/contract'
import { checkCancel } from '@grandstand/rules'
import { z } from 'zod'
import type { PlannedEvent } from '../../catalogue/events/index.ts'
import { type GameFacts, listGameFacts } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'
import { previewRemoval, type Removed } from '../event-removal/index.ts'
import { describeTerms, findClashes, type GameRow, listHolders, planGame } from '../games/index.ts'
import { changeTerms } from './change-terms.ts'

export type GameChangesInput = Omit<Body<typeof studioCalls.changeGames>, 'version'>

type Plan = Omit<PlannedEvent, 'id'>
type Problem = NonNullable<ChangedGame['problem']>

/** One game with what would become of it: another plan, nothing at all, or a problem. */
interface Fate {
  before: GameRow
  plan?: Plan | undefined
  removed?: Removed | undefined
  problem?: Problem | undefined
}

export interface ComparedGames {
  preview: GameChangesPreview
  /** Of those that change. */
  fates: Fate[]
}

interface Comparing {
  channel: Channel
  facts: GameFacts
  asked: GameChangesInput
  now: Date
}

const problemCode = z.enum(gameChangeProblems).catch('unknown')

/** What a change would make of the games, one by one. */
export async function compareGameChanges(
  tx: Tx,
  channel: Channel,
  games: readonly GameRow[],
  asked: GameChangesInput,
  now: Date,
): Promise<ComparedGames> {
  const facts = await listGameFacts(tx, channel.id)
  const ctx = { channel, facts, asked, now }
  const leftOut = new Set(asked.left_out)
  const taken = games.filter(({ id }) => !leftOut.has(id))
  const fates = new Map<number, Fate>()
  for (const before of taken) fates.set(before.id, await findFate(tx, before, ctx))
  if (asked.change.kind === 'move') await markClashes(tx, channel.id, fates)
  const ids = games.map(({ id }) => id)
  const holders = await listHolders(tx, channel.id, ids, now)
  const described = games
    .toSorted((a, b) => a.event_utc_ts.getTime() - b.event_utc_ts.getTime() || a.id - b.id)
    .map(game => describeFate(game, fates.get(game.id), holders.get(game.id), ctx))
  const states = Map.groupBy(described, ({ state }) => state)
  const count = (state: ChangedGame['state']) => states.get(state)?.length ?? 0
  const changed = new Set(states.get('changed')?.map(({ id }) => id))
  return {
    fates: [...fates.values()].filter(({ before }) => changed.has(before.id)),
    preview: {
      games: described,
      counts: {
        changed: count('changed'),
        same: count('same'),
        wrong: count('wrong'),
        left_out: count('left_out'),
      },
      is_too_many: false,
      version: createHash('sha256').update(JSON.stringify(described)).digest('base64url').slice(0, 22),
    },
  }
}

async function findFate(tx: Tx, before: GameRow, ctx: Comparing): Promise<Fate> {
  const { channel, facts, asked, now } = ctx
  const { kind } = asked.change
  if (kind === 'remove') {
    const removal = await previewRemoval(tx, channel.id, before.id)
    return typeof removal === 'object' ? { before, removed: removal } : fail(before, removal ?? 'unknown')
  }
  if (kind === 'cancel' || kind === 'restore') {
    const refusal = kind === 'cancel' && before.cancelled_by === null ? checkCancel(before) : null
    if (refusal) return fail(before, refusal)
    const cancelled_by = kind === 'restore' ? null : (before.cancelled_by ?? ('operator' as const))
    return { before, plan: { ...before, cancelled_by } }
  }
  const terms = describeTerms(before, facts, channel.settings.language)
  const planning = planGame(changeTerms(terms, asked.change, before.time_zone), {
    channel,
    facts,
    now,
    before,
  })
  if ('plan' in planning) return { before, plan: planning.plan }
  return fail(before, Object.values(planning.faults)[0] ?? 'unknown')
}

function fail(before: GameRow, code: string, found = ''): Fate {
  return { before, problem: { code: problemCode.parse(code), found } }
}

/** Games that would be in the way of each other, or of one that stays where it is. */
async function markClashes(tx: Tx, channelId: number, fates: Map<number, Fate>): Promise<void> {
  const clashes = await findClashes(
    tx,
    channelId,
    [...fates.values()].map(({ before, plan }) => ({ row: before.id, plan, before })),
  )
  for (const [id, { code, found }] of clashes) {
    const fate = fates.get(id)
    const name = code === 'clash' ? found : fates.get(Number(found))?.before.sort_name
    if (fate) fates.set(id, fail(fate.before, 'clash', name?.slice(0, 200)))
  }
}

function describeFate(
  game: GameRow,
  fate: Fate | undefined,
  holders: { buyers: number; gifts: number } | undefined,
  { channel, facts, asked }: Comparing,
): ChangedGame {
  const { language } = channel.settings
  const say = (text: StoredText) => localise(text, asked.language ?? language, language)
  const describe = (plan: Omit<Plan, 'teams'>) => ({
    starts_at: plan.event_utc_ts.toISOString(),
    time_zone: plan.time_zone,
    venue: say(facts.venues.get(plan.location_id ?? 0)?.name ?? ''),
    type: plan.type,
    base_price: plan.base_price,
    service_fee: plan.service_fee,
    price_from: plan.price_from,
    is_cancelled: plan.cancelled_by !== null,
  })
  const before = describe(game)
  const after = fate?.plan ? describe(fate.plan) : null
  const isSame = after !== null && JSON.stringify(after) === JSON.stringify(before)
  const state = !fate ? 'left_out' : fate.problem ? 'wrong' : isSame ? 'same' : 'changed'
  return {
    id: game.id,
    name: say(game.name),
    state,
    problem: fate?.problem ?? null,
    before,
    after,
    buyers: holders?.buyers ?? 0,
    gifts: holders?.gifts ?? 0,
    clips: fate?.removed?.clips ?? 0,
    videos: fate?.removed?.videos ?? 0,
  }
}
