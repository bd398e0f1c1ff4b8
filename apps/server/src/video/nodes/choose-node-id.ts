import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * The same after a restart: no two processes have one port of one machine, so what the former had is this one's at once. One
 * that takes any port is a new one each time.
 */
export function chooseNodeId(site: string, port: number): string {
  if (port === 0) return randomUUID()
  return createHash('sha256').update(`${hostname()} ${site} ${port}`).digest('base64url').slice(0, 22)
}
