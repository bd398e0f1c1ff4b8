import type { ContentField } from '@grandstand/contract'
import { tidyValue } from './tidy-value.ts'

type Value = Record<string, unknown>
export type Whose = 'mine' | 'theirs'

/** The fields that differ between the two versions, and which one is likely meant: the one that was changed. */
export function compareVersions(
  fields: readonly ContentField[],
  { seen, mine, theirs }: Record<'seen' | Whose, Value>,
): { field: ContentField; likely: Whose }[] {
  const say = (value: Value, field: ContentField) => write(tidyValue([field], value)[field.name])
  return fields
    .filter(field => say(mine, field) !== say(theirs, field))
    .map(field => ({ field, likely: say(mine, field) === say(seen, field) ? 'theirs' : 'mine' }))
}

/** My version, with their word where that is chosen. */
export function mergeVersions(
  { mine, theirs }: Record<Whose, Value>,
  chosen: Readonly<Record<string, Whose>>,
): Value {
  const taken = Object.keys(chosen).filter(name => chosen[name] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(name => [name, theirs[name]])) }
}

/** The database keeps no order of keys. */
function write(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}
