import type { ContentState, ContentValue } from '@grandstand/contract'
import type { ListName } from '../channel-code/index.ts'
import type { ChangeRow } from './content-store.ts'
import type { KeyedItem } from './key-items.ts'
import { versionOf } from './version-of.ts'

/** An item in the draft, beside what visitors have. */
export interface DraftItem {
  key: string
  state: ContentState
  /** If removed: its former value. */
  value: ContentValue
  published: ContentValue | null
  version: string
  row: ChangeRow | undefined
}

/** A removed item has another version than an existing one, so that nobody changes it unawares. */
const removedVersion = (value: ContentValue) => `removed-${versionOf(value)}`

/** The items of a kind as they will be, with removed ones. */
export function mergeDraft(
  kind: ListName,
  published: readonly KeyedItem[],
  rows: readonly ChangeRow[],
): DraftItem[] {
  const own = rows.filter(row => row.kind === kind)
  const changes = new Map(own.map(row => [row.key, row]))
  const known = new Set(published.map(({ key }) => key))
  const merged = published.map(({ key, value }): DraftItem => {
    const row = changes.get(key)
    const item = { key, published: value, row }
    if (row?.change === 'keep')
      return { ...item, state: 'changed', value: row.value, version: versionOf(row.value) }
    if (row?.change === 'remove') return { ...item, state: 'removed', value, version: removedVersion(value) }
    return { ...item, state: 'same', value, version: versionOf(value) }
  })
  // Also items that were changed here while the files removed them: no typed text is lost.
  const added = own
    .filter(row => row.change === 'keep' && !known.has(row.key))
    .toSorted((a, b) => a.id - b.id)
    .map((row): DraftItem => {
      const value = row.change === 'keep' ? row.value : {}
      return { key: row.key, state: 'new', value, published: null, version: versionOf(value), row }
    })
  const order = changes.get('')
  const all = [...merged, ...added]
  return order?.change === 'order' ? sortBy(all, order.value) : all
}

/** What the order does not name stays behind what it names. */
function sortBy(items: DraftItem[], keys: readonly string[]): DraftItem[] {
  const positions = new Map(keys.map((key, index) => [key, index]))
  const positionOf = ({ key }: DraftItem) => positions.get(key) ?? keys.length
  return items.toSorted((a, b) => positionOf(a) - positionOf(b))
}
