import { type ContentKind, type ContentProblem, contentKinds } from '@grandstand/contract'
import { type ChannelDocument, type Joined, joinItems, kinds, listItems } from '../channel-code/index.ts'
import type { DraftThing } from './merge-draft.ts'

export type DraftThings = Record<ContentKind, DraftThing[]>

/** The draft as the channel's files would say it, and what they could not even say. */
export function joinThings(
  things: DraftThings,
  stored: ChannelDocument,
): Pick<Joined, 'document' | 'owners'> & { problems: ContentProblem[] } {
  const lists = contentKinds.map(kind => [kind, things[kind].filter(isStanding)])
  const coupons = listItems('coupons', stored).map(value => ({ value }))
  const { document, owners, lost } = joinItems({ ...Object.fromEntries(lists), coupons })
  const { channel_key, hosts, run_as_code } = stored.channel
  Object.assign(document.channel ?? {}, { channel_key, hosts, run_as_code })
  const homeless = lost.flatMap(({ list, key, field, inside }): ContentProblem[] => {
    const isMissing = inside === undefined || inside === ''
    const found = typeof inside === 'string' ? inside : ''
    const code = isMissing ? 'missing' : 'unknown_name'
    return list === 'coupons' ? [] : [{ kind: list, key, path: [field], code, found }]
  })
  return {
    document,
    owners,
    problems: [...homeless, ...contentKinds.flatMap(kind => findTwice(kind, things))],
  }
}

function isStanding({ state }: DraftThing): boolean {
  return state !== 'removed'
}

/** As the keys of one map, two of the same name would be one. */
function findTwice(kind: ContentKind, things: DraftThings): ContentProblem[] {
  const { keyField, mapValue } = kinds[kind]
  if (!mapValue || !keyField) return []
  const seen = new Set<unknown>()
  return things[kind].filter(isStanding).flatMap(({ key, value }): ContentProblem[] => {
    const name = value[keyField]
    const isTwice = seen.has(name)
    seen.add(name)
    return isTwice ? [{ kind, key, path: [keyField], code: 'taken', found: String(name) }] : []
  })
}
