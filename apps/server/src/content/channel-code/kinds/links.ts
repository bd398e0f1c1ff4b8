import type { ContentValue } from '@grandstand/contract'
import type { ListName } from './list-name.ts'

/** What rows refer to by id, and files by name. */
export type Named = ListName | 'images'
type Row = Record<string, unknown>
export type NameOf = (list: Named, id: unknown) => string | undefined
export interface Ids {
  /** Throws if nothing has the name. */
  idOf: (list: Named, name: unknown) => number
  hasName: (list: Named, name: unknown) => boolean
}

/** How a field is kept in columns that have other names, or hold ids. */
export interface Link<Column extends string = string> {
  read: (row: Row, nameOf: NameOf) => unknown
  write: (value: unknown, ids: Ids, entry: ContentValue) => { [Key in Column]?: unknown }
}

export function one<Column extends string>(column: Column, list: Named): Link<Column>
export function one(column: string, list: Named): Link {
  return {
    read: (row, nameOf) => nameOf(list, row[column]),
    write: (name, { idOf }) => ({ [column]: name === undefined ? null : idOf(list, name) }),
  }
}

/** Each name is of one of the lists; each list has its column. */
export function many<Column extends string>(columns: Record<Column, Named>): Link<Column>
export function many(columns: Record<string, Named>): Link {
  const lists = Object.entries(columns)
  return {
    read: (row, nameOf) =>
      lists.flatMap(([column, list]) => listOf(row[column]).flatMap(id => nameOf(list, id) ?? [])),
    write: (names, { idOf, hasName }) =>
      Object.fromEntries(
        lists.map(([column, list]) => [
          column,
          listOf(names).flatMap(name => (lists.length === 1 || hasName(list, name) ? idOf(list, name) : [])),
        ]),
      ),
  }
}

export function renamed<Column extends string>(column: Column): Link<Column>
export function renamed(column: string): Link {
  return { read: row => row[column], write: value => ({ [column]: value ?? null }) }
}

export function instant<Column extends string>(column: Column): Link<Column>
export function instant(column: string): Link {
  return {
    read: row => (row[column] === undefined ? undefined : new Date(String(row[column])).toISOString()),
    // Rows travel as JSON.
    write: value => ({ [column]: value === undefined ? null : new Date(String(value)) }),
  }
}

/** Its entries are rows of their own. */
export const below: Link<never> = { read: () => undefined, write: () => ({}) }

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
