import type { ContentValue } from '@grandstand/contract'
import { isRecord } from '../../../runtime/is-record.ts'
import type { Kind } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import type { Ids, NameOf } from '../kinds/links.ts'
import type { ListName } from '../kinds/list-name.ts'
import type { Row } from './channel-rows-store.ts'

/** The items that the rows of a list hold. */
export function readRows(list: ListName, rows: readonly Row[], nameOf: NameOf): ContentValue[] {
  const kind = kinds[list]
  const { rowsBelow, isVoid } = kind
  const tops = rowsBelow ? rows.filter(row => row.parent_id === undefined) : rows
  return tops.flatMap(row => {
    const value = readRow(kind, row, nameOf)
    if (isVoid?.(row, value)) return []
    if (!rowsBelow) return [value]
    const below = rows.filter(each => each.parent_id === row.id)
    return [{ ...value, [rowsBelow]: below.map(each => readRow(kind, each, nameOf)) }]
  })
}

function readRow({ schema, links }: Kind, row: Row, nameOf: NameOf): ContentValue {
  const fields = Object.keys(schema.shape).map(field => {
    const link = links[field]
    return [field, link ? link.read(row, nameOf) : row[field]]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

export function writeRow({ schema, links }: Kind, value: ContentValue, ids: Ids): Row {
  const columns = Object.keys(schema.shape).map(
    (field): Row => links[field]?.write(value[field], ids, value) ?? { [field]: value[field] },
  )
  return Object.assign({}, ...columns)
}

interface Placed {
  value: ContentValue
  position: number
  /** The key of the row that it is below. */
  above: string | undefined
}

/** Positions count through all rows of a list, each item before those below it. */
export function placeItems(list: ListName, values: readonly ContentValue[]): Placed[] {
  const { rowsBelow, parent } = kinds[list]
  const placed: Placed[] = []
  for (const value of values) {
    const above = parent?.kind === list ? value[parent.field] : undefined
    const position = placed.length
    placed.push({ value, position, above: above === undefined ? undefined : String(above) })
    const below: unknown[] = rowsBelow && Array.isArray(value[rowsBelow]) ? value[rowsBelow] : []
    for (const each of below.filter(isRecord))
      placed.push({ value: each, position: placed.length, above: String(position) })
  }
  return placed
}
