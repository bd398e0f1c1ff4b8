import { type ContentKind, type ContentProblem, type ContentValue, contentKinds } from '@grandstand/contract'
import { type Joined, joinItems, kinds } from '../channel-code/index.ts'
import type { DraftThing } from './merge-draft.ts'

export type DraftThings = Record<ContentKind, DraftThing[]>

/** What the channel has that is not changed here. */
export interface Unchanged {
  channel: { channel_key: string; hosts: string[]; run_as_code: boolean }
  coupons: ContentValue[]
}

/** The draft as the channel's files would say it, and what they could not even say. */
export function joinThings(
  things: Partial<DraftThings>,
  { channel, coupons }: Unchanged,
): Pick<Joined, 'document' | 'owners'> & { problems: ContentProblem[] } {
  const standing = contentKinds.flatMap(kind => {
    const own = things[kind]?.filter(({ state }) => state !== 'removed')
    return own ? [{ kind, own }] : []
  })
  const { document, owners, lost } = joinItems({
    ...Object.fromEntries(standing.map(({ kind, own }) => [kind, own])),
    coupons: coupons.map(value => ({ value })),
  })
  const { channel_key, hosts, run_as_code } = channel
  Object.assign(document.channel ?? {}, { channel_key, hosts, run_as_code })
  const homeless = lost.flatMap(({ list, key, field, inside }): ContentProblem[] => {
    const isMissing = inside === undefined || inside === ''
    const found = typeof inside === 'string' ? inside : ''
    const code = isMissing ? 'missing' : 'unknown_name'
    return list === 'coupons' ? [] : [{ kind: list, key, path: [field], code, found }]
  })
  const twice = standing.flatMap(({ kind, own }) => findTwice(kind, own))
  return { document, owners, problems: [...homeless, ...twice] }
}

/** As the keys of one map, two of the same name would be one. */
function findTwice(kind: ContentKind, things: readonly DraftThing[]): ContentProblem[] {
  const { keyField, mapValue } = kinds[kind]
  if (!mapValue || !keyField) return []
  const seen = new Set<unknown>()
  return things.flatMap(({ key, value }): ContentProblem[] => {
    const name = value[keyField]
    const isTwice = seen.has(name)
    seen.add(name)
    return isTwice ? [{ kind, key, path: [keyField], code: 'taken', found: String(name) }] : []
  })
}
