import type { Tx } from '../../../db/connection.ts'
import { sqlState } from '../../../db/sql-state.ts'
import { ChannelFileError } from '../files/channel-file-error.ts'
import { type ListTable, type Row, type RowKey, removeOtherRows, upsertRows } from './channel-rows-store.ts'

const foreignKeyViolation = '23503'

/**
 * Writes the lists of a channel, what is referred to first; then removes what was not written, in the opposite order. What is
 * needed, by id, is only retired.
 */
export function createRowWriter(
  tx: Tx,
  channelId: number,
  needed: ReadonlyMap<ListTable, number[]>,
  { isPreview }: { isPreview: boolean },
) {
  const lists = new Map<ListTable, { file: string; key: RowKey; keep: string[] }>()

  /** The ids by key. */
  async function write(
    file: string,
    table: ListTable,
    key: RowKey,
    rows: readonly Row[],
  ): Promise<Map<string, number>> {
    const ids = await upsertRows(tx, channelId, table, key, rows, { isPreview })
    const earlier = lists.get(table)?.keep ?? []
    lists.set(table, { file, key, keep: [...earlier, ...ids.keys()] })
    return ids
  }

  async function removeOthers(): Promise<void> {
    for (const [table, { file, key, keep }] of [...lists].toReversed()) {
      try {
        await removeOtherRows(tx, channelId, table, key, keep, needed.get(table))
      } catch (error) {
        if (sqlState(error) !== foreignKeyViolation) throw error
        const cause = error instanceof Error ? error.cause : undefined
        const user = cause instanceof Error && 'table' in cause ? ` ${cause.table}` : ''
        const message = `an entry is missing that the channel's${user} still need`
        throw new ChannelFileError([{ file, line: 1, column: 1, message }])
      }
    }
  }

  return { write, removeOthers }
}

export type RowWriter = ReturnType<typeof createRowWriter>
