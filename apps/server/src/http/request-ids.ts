import { randomBytes } from 'node:crypto'

/** Unique over processes and restarts, and far cheaper than a random id for each request. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}
