import type { Made } from '../answers/answer.ts'
import type { Call } from './call.ts'

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `/v1/customers/:id` */
  path: string
  /** All that its callers send; others are refused as Stripe refuses what it does not know. */
  accepts: string[]
  run: (call: Call) => Made
  /** Whether a browser may call it with the public key. */
  isPublic?: boolean
}

export function matchPath(pattern: string, path: string): { [name: string]: string } | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const found: { [name: string]: string } = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) found[part.slice(1)] = value
    else if (part !== value) return null
  }
  return found
}
