export interface KnownNode {
  id: string
  place: string
  isDraining: boolean
}

export interface HomeFacts {
  /** This process. */
  self: Pick<KnownNode, 'id' | 'place'>
  /** All that live. */
  nodes: readonly KnownNode[]
  /** The process that records it just now. */
  owner: string | null
  /** Where its files are; null: never reported. */
  place: string | null
}

/** The process that answers for a video: its id; null: this process itself, if need be from the storage. */
export function chooseHome({ self, nodes, owner, place }: HomeFacts): string | null {
  if (owner === self.id) return null
  // The newest parts are in its memory alone, also where the files are shared.
  if (nodes.some(({ id }) => id === owner)) return owner
  if (place === null || place === self.place) return null
  const there = nodes.filter(node => node.place === place)
  return (there.find(({ isDraining }) => !isDraining) ?? there[0])?.id ?? null
}
