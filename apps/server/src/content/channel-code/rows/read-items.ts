import type { ContentValue } from '@grandstand/contract'
import type { Tx } from '../../../db/connection.ts'
import { kinds } from '../kinds/kinds.ts'
import { listItems } from '../kinds/list-entries.ts'
import type { ListName } from '../kinds/list-name.ts'
import { readChannelFile } from './read-channel.ts'
import { readLists } from './read-lists.ts'

/** The stored items of some lists, as the Studio has them; of named ones only that of `key`. `channel` is its own part, if at hand. */
export async function readItems(
  tx: Tx,
  channelId: number,
  lists: readonly ListName[],
  { key, channel }: { key?: string | undefined; channel?: object } = {},
): Promise<Partial<Record<ListName, ContentValue[]>>> {
  const { items } = await readLists(tx, channelId, lists, { key })
  const needsChannel = channel === undefined && lists.some(list => kinds[list].isSingle)
  const own = needsChannel ? await readChannelFile(tx, channelId) : channel
  return Object.fromEntries(
    lists.map(list => {
      const values = items[list]?.map(({ value }) => value) ?? listItems(list, { channel: own })
      return [list, values.map(value => kinds[list].schema.parse(value))]
    }),
  )
}
