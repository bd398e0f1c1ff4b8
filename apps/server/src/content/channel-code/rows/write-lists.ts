import type { ContentValue } from '@grandstand/contract'
import type { ChannelDocument } from '../files/channel-document.ts'
import { kinds, listNames } from '../kinds/kinds.ts'
import type { Ids, Named } from '../kinds/links.ts'
import { listItems } from '../kinds/list-entries.ts'
import type { ListName } from '../kinds/list-name.ts'
import { placeItems, writeRow } from './row-values.ts'
import type { RowWriter } from './row-writer.ts'

type IdsByName = Map<string, number>

/** Writes every list that has a table. Returns the ids of the rows. */
export async function writeLists(
  write: RowWriter['write'],
  document: ChannelDocument,
  images: IdsByName,
): Promise<Ids> {
  const known = new Map<Named, IdsByName>([['images', images]])
  const ids: Ids = {
    hasName: (list, name) => known.get(list)?.has(String(name)) ?? false,
    idOf(list, name) {
      const id = known.get(list)?.get(String(name))
      if (id === undefined) throw new Error(`${name} was not written`)
      return id
    },
  }
  for (const list of listNames) {
    const written: IdsByName = new Map()
    known.set(list, written)
    await writeList(write, list, listItems(list, document), ids, written)
  }
  return ids
}

/** Rows that are below others are written after those. */
async function writeList(
  write: RowWriter['write'],
  list: ListName,
  values: readonly ContentValue[],
  ids: Ids,
  written: IdsByName,
): Promise<void> {
  const kind = kinds[list]
  const { table, file, rowKey } = kind
  if (!table) return
  let left = placeItems(list, values)
  do {
    const ready = left.filter(({ above }) => above === undefined || written.has(above))
    if (ready.length === 0 && left.length > 0) throw new Error(`${file} has entries that are below none`)
    const rows = ready.map(({ value, position, above }) => ({
      ...writeRow(kind, value, ids),
      position,
      ...(above !== undefined && { parent_id: written.get(above) }),
      is_of_files: true,
    }))
    for (const [key, id] of await write(file, table, rowKey, rows)) written.set(key, id)
    left = left.filter(each => !ready.includes(each))
  } while (left.length > 0)
}
