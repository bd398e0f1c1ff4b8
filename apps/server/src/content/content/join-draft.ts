import type { ContentProblem } from '@grandstand/contract'
import {
  type ChannelDocument,
  type Joined,
  joinItems,
  kinds,
  type ListName,
  listNames,
} from '../channel-code/index.ts'
import type { DraftItem } from './merge-draft.ts'

/** Promo codes are among them, as they are: nobody changes them here. */
export type DraftItems = Record<ListName, DraftItem[]>

/** The draft as the channel's files would say it, and what they could not even say. */
export function joinDraft(
  items: Partial<DraftItems>,
  {
    channel_key,
    hosts,
    run_as_code,
  }: Pick<ChannelDocument['channel'], 'channel_key' | 'hosts' | 'run_as_code'>,
): Pick<Joined, 'document' | 'owners'> & { problems: ContentProblem[] } {
  const standing: Partial<DraftItems> = {}
  for (const list of listNames) {
    const own = items[list]?.filter(({ state }) => state !== 'removed')
    if (own) standing[list] = own
  }
  const { document, owners, lost } = joinItems(standing)
  Object.assign(document.channel ?? {}, { channel_key, hosts, run_as_code })
  const homeless = lost.flatMap(({ list, key, field, inside }): ContentProblem[] => {
    const isMissing = inside === undefined || inside === ''
    const found = typeof inside === 'string' ? inside : ''
    const code = isMissing ? 'missing' : 'unknown_name'
    return list === 'coupons' ? [] : [{ kind: list, key, path: [field], code, found }]
  })
  const twice = listNames.flatMap(list => findTwice(list, standing[list] ?? []))
  return { document, owners, problems: [...homeless, ...twice] }
}

/** As the keys of one map, two of the same name would be one. */
function findTwice(kind: ListName, items: readonly DraftItem[]): ContentProblem[] {
  const { keyField, mapValue } = kinds[kind]
  if (!mapValue || !keyField || kind === 'coupons') return []
  const seen = new Set<unknown>()
  return items.flatMap(({ key, value }): ContentProblem[] => {
    const name = value[keyField]
    const isTwice = seen.has(name)
    seen.add(name)
    return isTwice ? [{ kind, key, path: [keyField], code: 'taken', found: String(name) }] : []
  })
}
