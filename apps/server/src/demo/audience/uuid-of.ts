import { createHash } from 'node:crypto'

/** The same for the same text, so that a repeated report counts once. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
