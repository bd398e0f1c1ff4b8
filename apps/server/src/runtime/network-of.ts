/** The owner of an address: all of it in IPv4, the /64 of one household in IPv6. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  // Some proxies write the port as well, which is new with each connection.
  const bare = ip.match(/^(\d+\.\d+\.\d+\.\d+):\d+$/)?.[1]
  if (bare !== undefined) return bare
  const [address = ''] = ip.toLowerCase().split('%')
  const inner = address.match(/^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/)?.[1]
  if (inner !== undefined) return inner
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0'), ...last)
  }
  const network = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
