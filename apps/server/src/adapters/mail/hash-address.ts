import { createHash } from 'node:crypto'

/** An address as it may stand in a job about a person who wants to be forgotten. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url')
}
