import type { ContentValue } from '@grandstand/contract'
import { isRecord } from '../../../runtime/is-record.ts'
import type { DataPath } from '../files/data-file.ts'
import { kinds } from './kinds.ts'
import type { ListName } from './list-name.ts'

/** An item as its file has it. */
export interface Entry {
  value: ContentValue
  /** In its file. */
  path: DataPath
  /** What it is in, in the file. */
  parent: Entry | null
}

/** The items of a list in what its file says, in their order; each before those in it. */
export function listEntries(name: ListName, content: unknown): Entry[] {
  const { at, parent, isSingle, mapValue } = kinds[name]
  if (parent && parent.kind !== name)
    return listEntries(parent.kind, content).flatMap(home => listBelow(home, parent.list))
  const found = at.reduce((value, key) => (isRecord(value) ? value[key] : undefined), content)
  if (isSingle) return isRecord(found) ? [{ value: found, path: at, parent: null }] : []
  if (mapValue && isRecord(found))
    return Object.entries(found).map(([alias, value]) => ({
      value: { alias, [mapValue]: value },
      path: [...at, alias],
      parent: null,
    }))
  const top = toEntries(found, at, null)
  const withBelow = (entry: Entry): Entry[] =>
    parent ? [entry, ...listBelow(entry, parent.list).flatMap(withBelow)] : [entry]
  return top.flatMap(withBelow)
}

function listBelow(home: Entry, list: string): Entry[] {
  return toEntries(home.value[list], [...home.path, list], home)
}

function toEntries(list: unknown, at: DataPath, parent: Entry | null): Entry[] {
  const values: unknown[] = Array.isArray(list) ? list : []
  return values.flatMap((value, index) => (isRecord(value) ? [{ value, path: [...at, index], parent }] : []))
}

/** What a document says, by the name of its list's file. */
export function contentOf(name: ListName, document: object): unknown {
  return Reflect.get(document, kinds[name].file.replace('.yaml', ''))
}

/** The items of a list as the Studio and the tables have them: what stands in another item names it. */
export function listItems(name: ListName, document: object): ContentValue[] {
  const { schema, parent: nested } = kinds[name]
  const fields = Object.keys(schema.shape)
  return listEntries(name, contentOf(name, document)).map(({ value, parent }) => ({
    ...Object.fromEntries(Object.entries(value).filter(([field]) => fields.includes(field))),
    ...(nested && parent && { [nested.field]: parent.value.alias }),
  }))
}
