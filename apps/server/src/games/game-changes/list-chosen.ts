import { maxChangedGames, maxRemovedGames } from '@grandstand/contract'
import { findEventIds } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { readGameFilter } from '../studio-events/index.ts'
import type { GameChangesInput } from './compare-game-changes.ts'

/** The ids of the games that are named, or that the filter finds now; null: more than can be changed at once. */
export async function listChosen(
  ctx: Pick<Context, 'db' | 'rosters'>,
  channel: Channel,
  { games, change }: Pick<GameChangesInput, 'games' | 'change'>,
): Promise<number[] | null> {
  const max = change.kind === 'remove' ? maxRemovedGames : maxChangedGames
  const ids = 'ids' in games ? [...new Set(games.ids)] : await findIds(games.filter)
  return ids.length > max ? null : ids

  async function findIds(filter: Extract<typeof games, { filter: unknown }>['filter']): Promise<number[]> {
    const page = { sortField: 'event_utc_ts', sortDirection: 'asc', limit: max + 1, offset: 0 } as const
    return (await findEventIds(ctx.db, channel.id, await readGameFilter(ctx, channel, filter), page)).ids
  }
}
