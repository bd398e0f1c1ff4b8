import { chooseCancelledBy, chooseRemoval } from '@grandstand/rules'
import type { CodeEventRow } from '../../catalogue/events/index.ts'
import { type Difference, diffDocuments } from './diff-channels.ts'
import type { ChannelDocument } from './files/channel-document.ts'

/** What apply would change. Of games it leaves alone what has begun and what a person called off. */
export function diffStored(
  stored: ChannelDocument,
  wanted: ChannelDocument,
  games: readonly CodeEventRow[],
  now: Date,
): Difference[] {
  const rows = new Map(games.map(row => [row.alias, row]))
  const names = new Set(wanted.events?.map(({ alias }) => alias))
  const fateOf = (alias: string) => {
    const row = rows.get(alias)
    return row ? chooseRemoval(row, now) : 'removed'
  }
  const left = stored.events?.filter(({ alias }) => names.has(alias) || fateOf(alias) !== 'kept')
  const asked = wanted.events?.map(game => {
    const row = rows.get(game.alias)
    return row ? { ...game, cancelled: chooseCancelledBy(row, game.cancelled) !== null } : game
  })
  return diffDocuments({ ...stored, events: left }, { ...wanted, events: asked }).map(difference => {
    const alias = /^events\[(.+)\]$/.exec(difference.path)?.[1]
    const isCancelled = difference.kind === 'removed' && alias !== undefined && fateOf(alias) === 'cancelled'
    return isCancelled ? { path: difference.path, kind: 'cancelled' } : difference
  })
}
