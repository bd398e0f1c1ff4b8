import { isRecord } from '../../runtime/is-record.ts'
import type { ChannelDocument } from './files/channel-document.ts'

export type Difference = { path: string } & (
  | { kind: 'added' | 'removed' | 'retired' | 'reordered' | 'cancelled' }
  /** A person removed it, and the files still name it. */
  | { kind: 'stays_away' }
  | { kind: 'renamed'; to: string }
  | { kind: 'changed'; from: unknown; to: unknown }
  /** A person changed it: what the files say, and what stands. */
  | { kind: 'kept'; from?: unknown; to?: unknown }
)

/** What would have to change in `stored` to become `wanted`. */
export function diffDocuments(stored: ChannelDocument, wanted: ChannelDocument): Difference[] {
  const { channel: storedChannel, images: storedImages, events: storedEvents, ...storedLists } = stored
  const { channel, images, events, ...lists } = wanted
  return [
    ...diffValues('', storedChannel, channel),
    ...diffValues('', storedLists, lists),
    // A folder that says nothing of games leaves them alone.
    ...(events ? diffValues('events', storedEvents ?? [], events) : []),
    ...diffImages(storedImages, images),
  ]
}

function diffImages(stored: Record<string, string>, wanted: Record<string, string>): Difference[] {
  const paths = [...new Set([...Object.keys(stored), ...Object.keys(wanted)])].toSorted()
  return paths.flatMap(path => diffValues(path, stored[path], wanted[path]))
}

export function diffValues(path: string, from: unknown, to: unknown): Difference[] {
  if (from === to) return []
  if (from === undefined) return [{ path, kind: 'added' }]
  if (to === undefined) return [{ path, kind: 'removed' }]
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(path, from, to)
  if (isRecord(from) && isRecord(to)) return diffRecords(path, from, to)
  return [{ path, kind: 'changed', from, to }]
}

function diffRecords(path: string, from: Record<string, unknown>, to: Record<string, unknown>): Difference[] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  // It identifies the stored entry, and is not part of it.
  keys.delete('was')
  return [...keys].flatMap(key => diffValues(path ? `${path}.${key}` : key, from[key], to[key]))
}

function diffLists(path: string, from: unknown[], to: unknown[]): Difference[] {
  const all = [...from, ...to]
  if (!all.every(isRecord)) {
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, kind: 'changed', from, to }]
  }
  const name = chooseNaming(from, to)
  const stored = new Map(from.map((item, index) => [name(item, index), item]))
  const wanted = new Map(to.map((item, index) => [name(item, index), item]))
  const names = new Set([...stored.keys(), ...wanted.keys()])
  const differences = [...names].flatMap(each =>
    diffValues(`${path}[${each}]`, stored.get(each), wanted.get(each)),
  )
  const keptBefore = [...stored.keys()].filter(each => wanted.has(each))
  const keptNow = [...wanted.keys()].filter(each => stored.has(each))
  const isReordered = keptBefore.some((each, index) => keptNow[index] !== each)
  return isReordered ? [...differences, { path, kind: 'reordered' }] : differences
}

/** By alias or url where these tell all items of a list apart, else by place. */
function chooseNaming(from: unknown[], to: unknown[]): (item: unknown, index: number) => string {
  for (const key of ['alias', 'url']) {
    const nameOf = (item: unknown) => (isRecord(item) ? item[key] : undefined)
    const namesAll = [from, to].every(list => {
      const names = list.map(nameOf)
      return names.every(name => typeof name === 'string') && new Set(names).size === names.length
    })
    if (namesAll) return item => String(nameOf(item))
  }
  return (_item, index) => String(index + 1)
}
