import { createHash } from 'node:crypto'

/** An address in the form in which a job may hold it for a person who wants to be forgotten. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url')
}
