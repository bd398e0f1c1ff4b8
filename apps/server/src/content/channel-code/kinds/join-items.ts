import type { ContentValue } from '@grandstand/contract'
import { isRecord } from '../../../runtime/is-record.ts'
import type { Kind } from './kind.ts'
import { kinds, listNames } from './kinds.ts'
import type { ListName } from './list-name.ts'

export interface Item {
  /** Unique in its list, where somebody asks whose a part is. */
  key?: string
  value: ContentValue
}
type Lists<Each> = Partial<Record<ListName, readonly Each[]>>

interface Node extends Required<Item> {
  list: ListName
  /** The name of the item that holds it. */
  inside: unknown
}

export interface Joined {
  /** In the shape of the files: right if the items are. */
  document: Record<string, unknown>
  /** Whose each part of the document is. */
  owners: Map<object, { list: ListName; key: string }>
  /** Items that name one to stand in which is not there. The document has them too, so that all their problems are found. */
  lost: { list: ListName; key: string; field: string; inside: unknown }[]
}

/** The lists as the channel's files would say them. */
export function joinItems(lists: Lists<Readonly<Item>>): Joined {
  const nodes: Lists<Node> = {}
  for (const list of listNames) if (lists[list]) nodes[list] = lists[list].map(item => toNode(list, item))
  const document: Joined['document'] = {}
  const lost: Joined['lost'] = []
  for (const list of listNames) {
    const { parent, file, at } = kinds[list]
    const own = nodes[list]
    if (!own) continue
    const isTree = parent?.kind === list
    const homes = parent && nodes[parent.kind]?.filter(home => !isTree || isTop(home))
    const astray = parent && homes ? settle(own, homes, parent.list) : []
    for (const { key, inside } of astray) lost.push({ list, key, inside, field: parent?.field ?? '' })
    if (!parent || isTree)
      put(document, [file.replace('.yaml', ''), ...at], fold(kinds[list], [...(homes ?? own), ...astray]))
    else if (homes?.[0]) addTo(homes[0], parent.list, astray)
  }
  const all = listNames.flatMap(list => nodes[list] ?? [])
  return { document, owners: new Map(all.map(({ value, list, key }) => [value, { list, key }])), lost }
}

function isTop({ inside }: Node): boolean {
  return inside === undefined || inside === ''
}

function toNode(list: ListName, { key = '', value }: Item): Node {
  const { parent } = kinds[list]
  if (!parent) return { list, key, value: { ...value }, inside: undefined }
  const { [parent.field]: inside, ...rest } = value
  return { list, key, value: rest, inside }
}

/** Puts each node into the one that it names, from the top down. Returns the lost: nodes in each other are never reached. */
function settle(nodes: readonly Node[], homes: readonly Node[], list: string): Node[] {
  const left = new Set(nodes.filter(node => !homes.includes(node)))
  const queue = [...homes]
  for (let home = queue.shift(); home; home = queue.shift()) {
    const { alias } = home.value
    const within = [...left].filter(({ inside }) => inside === alias)
    for (const node of within) left.delete(node)
    if (home.list === within[0]?.list) queue.push(...within)
    home.value[list] = within.map(({ value }) => value)
  }
  return [...left]
}

function addTo({ value }: Node, list: string, nodes: readonly Node[]): void {
  const before: unknown[] = Array.isArray(value[list]) ? value[list] : []
  value[list] = [...before, ...nodes.map(node => node.value)]
}

function fold({ isSingle, mapValue }: Kind, nodes: readonly Node[]): unknown {
  const values = nodes.map(({ value }) => value)
  if (isSingle) return values[0] ?? {}
  if (mapValue) return Object.fromEntries(values.map(value => [String(value.alias), value[mapValue]]))
  return values
}

/** A file whose own part comes first is filled up by the others. */
function put(document: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    document[key] = value
    return
  }
  const inner = isRecord(document[key]) ? document[key] : {}
  document[key] = inner
  put(inner, rest, value)
}
