export interface KnownNode {
  id: string
  site: string
  isDraining: boolean
}

export interface VideoNodeFacts {
  /** This process. */
  self: Pick<KnownNode, 'id' | 'site'>
  /** All that live. */
  nodes: readonly KnownNode[]
  /** The process that records it just now. */
  owner: string | null
  /** Where its files are; null: never reported. */
  site: string | null
}

/** The process that answers for a video: its id; null: this process itself, if need be from the storage. */
export function chooseVideoNode({ self, nodes, owner, site }: VideoNodeFacts): string | null {
  if (owner === self.id) return null
  // The newest parts are in its memory alone, also where the files are shared.
  if (nodes.some(({ id }) => id === owner)) return owner
  if (site === null || site === self.site) return null
  const there = nodes.filter(node => node.site === site)
  return (there.find(({ isDraining }) => !isDraining) ?? there[0])?.id ?? null
}
