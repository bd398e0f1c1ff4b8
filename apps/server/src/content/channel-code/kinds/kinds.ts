import type { ContentKind } from '@grandstand/contract'
import type { channelFiles } from '../files/channel-document.ts'
import { channelKinds } from './channel-kinds.ts'
import type { Kind } from './kind.ts'
import type { ListName } from './list-name.ts'
import { productKinds } from './product-kinds.ts'
import { listReferred } from './references.ts'
import { sportKinds } from './sport-kinds.ts'
import { videoKinds } from './video-kinds.ts'
import { wordKinds } from './word-kinds.ts'

/** Every kind of content, in the order in which they are written: what others name comes first. */
export const kinds: Record<ListName, Kind<keyof typeof channelFiles>> = {
  ...channelKinds,
  ...sportKinds,
  ...productKinds,
  ...videoKinds,
  ...wordKinds,
}

export const listNames = Object.keys(kinds).filter(name => isListName(name))

function isListName(name: string): name is ListName {
  return Object.hasOwn(kinds, name)
}

/** One answer for each list. */
export function mapLists<Answer>(answer: (name: ListName) => Answer): Record<ListName, Answer>
export function mapLists(answer: (name: ListName) => unknown): Record<string, unknown> {
  return Object.fromEntries(listNames.map(name => [name, answer(name)]))
}

/** The kinds that an item may name. */
export function listNamed(list: ListName): ContentKind[] {
  const { schema, alsoNames } = kinds[list]
  return [...new Set([...alsoNames, ...listReferred(schema)])]
}

/**
 * The lists to judge items of a kind by: all of its file, of the files that it names, and of the channel's own, which has the
 * languages. Any other problem of the channel is listed with its settings.
 */
export function listJudging(kind: ContentKind): ListName[] {
  if (kind === 'settings') return listNames
  const own = listNames.filter(list => kinds[list].file === kinds[kind].file)
  const files = ['settings' as const, ...own, ...own.flatMap(listNamed)].map(list => kinds[list].file)
  return listNames.filter(list => files.includes(kinds[list].file))
}

/** What differences call the list. */
export function pathOf(list: ListName): string {
  const { file, at, parent } = kinds[list]
  return parent && parent.kind !== list ? list : [file.replace('.yaml', ''), ...at].join('.')
}

/** Whether a place in a document, such as `schools.teams`, holds items of the list. */
export function isPlaceOf(list: ListName, place: string): boolean {
  const { parent } = kinds[list]
  if (parent && parent.kind !== list) return place === `${pathOf(parent.kind)}.${parent.list}`
  return pathOf(list) === (parent ? place.replaceAll(`.${parent.list}`, '') : place)
}
