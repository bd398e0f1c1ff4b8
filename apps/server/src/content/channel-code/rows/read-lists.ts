import type { ContentValue } from '@grandstand/contract'
import { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Named, NameOf } from '../kinds/links.ts'
import type { ListName } from '../kinds/list-name.ts'
import { listNamesOf, listRows, type Row, tables } from './channel-rows-store.ts'
import type { Renames } from './rename-entries.ts'
import { readRows } from './row-values.ts'

const row = z.record(z.string(), z.unknown())

interface Reading {
  /** The aliases that entries will have. */
  renames?: Renames
  withOperators?: boolean
  /** Only the item of this name, in lists whose items have names. */
  key?: string | undefined
}

type NamesById = Map<unknown, string>

export interface StoredLists {
  items: Partial<Record<ListName, { value: ContentValue }[]>>
  nameOf: NameOf
}

/** The stored items of the lists. What they name in other lists is looked up; `known` are the names of all pictures, if at hand. */
export async function readLists(
  tx: Tx,
  channelId: number,
  lists: readonly ListName[],
  { renames = new Map(), withOperators = false, key }: Reading = {},
  known?: NamesById,
): Promise<StoredLists> {
  const names = new Map<Named, NamesById>(known && [['images', known]])
  const rows: [ListName, Row[]][] = []
  for (const list of lists) {
    const { table, keyField } = kinds[list]
    if (!table) continue
    const chosen = key === undefined || !keyField ? undefined : ([keyField, key] as const)
    const found = await listRows(tx, channelId, table, row, { key: chosen, withOperators })
    const renamed = found.map(each => rename(each, renames.get(list)))
    rows.push([list, renamed])
    if (keyField && !chosen) names.set(list, new Map(renamed.map(each => [each.id, String(each[keyField])])))
  }
  for (const [list, ids] of listAsked(rows, names)) names.set(list, await lookUp(tx, channelId, list, ids))
  const nameOf: NameOf = (list, id) => names.get(list)?.get(id)
  const items = rows.map(([list, each]) => [list, readRows(list, each, nameOf).map(value => ({ value }))])
  return { items: Object.fromEntries(items), nameOf }
}

/** The ids that the rows refer to, in lists that were not read. */
function listAsked(
  rows: readonly [ListName, Row[]][],
  names: ReadonlyMap<Named, NamesById>,
): Map<Named, number[]> {
  const asked = new Map<Named, number[]>()
  for (const [list, each] of rows)
    readRows(list, each, (named, id) => {
      if (typeof id === 'number' && !names.has(named)) asked.set(named, [...(asked.get(named) ?? []), id])
      return undefined
    })
  return asked
}

async function lookUp(tx: Tx, channelId: number, list: Named, ids: readonly number[]): Promise<NamesById> {
  const { table, rowKey } =
    list === 'images' ? { table: tables.images, rowKey: 'path' as const } : kinds[list]
  return table ? listNamesOf(tx, channelId, table, rowKey, ids) : new Map()
}

function rename(each: Row, names: ReadonlyMap<string, string> | undefined): Row {
  const alias = names?.get(String(each.alias))
  return alias === undefined ? each : { ...each, alias }
}
