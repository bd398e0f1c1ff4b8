import type { channelFiles } from '../files/channel-document.ts'
import { channelKinds } from './channel-kinds.ts'
import type { Kind, ListName } from './kind.ts'
import { productKinds } from './product-kinds.ts'
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
