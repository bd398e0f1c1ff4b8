import type { ContentValue } from '@grandstand/contract'
import { kinds, type ListName } from '../channel-code/index.ts'
import { versionOf } from './version-of.ts'

/** An item of a channel. Its key is unique in its kind. */
export interface KeyedItem {
  key: string
  value: ContentValue
}

/** The key of an item without a name is its content; equal items differ by a number. */
export function keyItems(kind: ListName, values: readonly ContentValue[]): KeyedItem[] {
  const { keyField, isSingle } = kinds[kind]
  const seen = new Map<string, number>()
  return values.map(value => {
    const name = isSingle ? kind : keyField ? String(value[keyField]) : versionOf(value)
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { key: number === 1 ? name : `${name}-${number}`, value }
  })
}
