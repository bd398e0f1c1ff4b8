export interface WaitingRoomOptions {
  /** Of one network, which may be a whole venue with its cameras. */
  maxPerNetwork: number
  maxTotal: number
  /** Addresses that are counted as one. */
  networkOf: (ip: string) => string
}

export interface WaitingRoom<Waiting> {
  /** Returns the one it replaces. */
  enter(one: Waiting, ip: string): Waiting | null
  leave(one: Waiting): void
}

/**
 * Connections that are not accepted yet. A camera is accepted within moments, so waiting connections lock nobody out:
 * when the room is full, the longest-waiting connection of the network that has the most makes room.
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
