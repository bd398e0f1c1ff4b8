import type { ContentKind, ContentState, ContentValue } from '@grandstand/contract'
import type { ChangeRow } from './content-store.ts'
import type { Thing } from './split-document.ts'
import { versionOf } from './version-of.ts'

/** A thing as the draft has it, beside what visitors have. */
export interface DraftThing {
  key: string
  state: ContentState
  /** Of what is removed: what it said. */
  value: ContentValue
  published: ContentValue | null
  version: string
  row: ChangeRow | undefined
}

/** Versions of what is removed differ from those of what is there, so that nobody changes it unawares. */
const removedVersion = (value: ContentValue) => `removed-${versionOf(value)}`

/** The things of a kind as they will be, those that go among them. */
export function mergeDraft(
  kind: ContentKind,
  published: readonly Thing[],
  rows: readonly ChangeRow[],
): DraftThing[] {
  const own = rows.filter(row => row.kind === kind)
  const changes = new Map(own.map(row => [row.key, row]))
  const known = new Set(published.map(({ key }) => key))
  const merged = published.map(({ key, value }): DraftThing => {
    const row = changes.get(key)
    const thing = { key, published: value, row }
    if (row?.change === 'keep')
      return { ...thing, state: 'changed', value: row.value, version: versionOf(row.value) }
    if (row?.change === 'remove') return { ...thing, state: 'removed', value, version: removedVersion(value) }
    return { ...thing, state: 'same', value, version: versionOf(value) }
  })
  // Also what was changed here while the files took it away: nothing that somebody typed is lost.
  const added = own
    .filter(row => row.change === 'keep' && !known.has(row.key))
    .toSorted((a, b) => a.id - b.id)
    .map((row): DraftThing => {
      const value = row.change === 'keep' ? row.value : {}
      return { key: row.key, state: 'new', value, published: null, version: versionOf(value), row }
    })
  const order = changes.get('')
  const all = [...merged, ...added]
  return order?.change === 'order' ? sortBy(all, order.value) : all
}

/** What the order does not name stays behind what it names. */
function sortBy(things: DraftThing[], keys: readonly string[]): DraftThing[] {
  const places = new Map(keys.map((key, index) => [key, index]))
  const placeOf = ({ key }: DraftThing) => places.get(key) ?? keys.length
  return things.toSorted((a, b) => placeOf(a) - placeOf(b))
}
