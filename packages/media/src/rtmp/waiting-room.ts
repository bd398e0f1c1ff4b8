export interface WaitingRoomOptions {
  /** Of one network, which may be a whole venue with its cameras. */
  maxPerNetwork: number
  maxTotal: number
  /** Addresses that are counted as one. */
  networkOf: (ip: string) => string
}

export interface WaitingRoom<Waiting> {
  /** Returns who has to go for it. */
  enter(one: Waiting, ip: string): Waiting | null
  leave(one: Waiting): void
}

/**
 * Who has connected and is not accepted yet. A camera is accepted within moments, so where it is full whoever has waited
 * longest makes room, and of those in the network that has the most: connections that only wait lock nobody out.
 */
export function createWaitingRoom<Waiting>(options: WaitingRoomOptions): WaitingRoom<Waiting> {
  const { maxPerNetwork, maxTotal, networkOf } = options
  const networks = new Map<string, Set<Waiting>>()
  const networkOfOne = new Map<Waiting, string>()

  function leave(one: Waiting): void {
    const network = networkOfOne.get(one)
    if (network === undefined) return
    networkOfOne.delete(one)
    const members = networks.get(network)
    members?.delete(one)
    if (members?.size === 0) networks.delete(network)
  }

  function chooseLeaving(network: string): Waiting | null {
    const own = networks.get(network)
    if (own && own.size >= maxPerNetwork) return oldest(own)
    if (networkOfOne.size < maxTotal) return null
    let largest = new Set<Waiting>()
    for (const members of networks.values()) if (members.size > largest.size) largest = members
    return oldest(largest)
  }

  return {
    enter(one, ip) {
      const network = networkOf(ip)
      const leaving = chooseLeaving(network)
      if (leaving !== null) leave(leaving)
      const members = networks.get(network) ?? new Set()
      networks.set(network, members.add(one))
      networkOfOne.set(one, network)
      return leaving
    },
    leave,
  }
}

function oldest<Member>(members: Set<Member>): Member | null {
  for (const member of members) return member
  return null
}
