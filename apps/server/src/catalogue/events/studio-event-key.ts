import { createHash, randomBytes } from 'node:crypto'

/** What operators made begins with the first, what they imported under a name of its own with the second. */
export const studioPrefix = 'studio:'
export const importPrefix = 'import:'

export function newStudioKey(): string {
  return `${studioPrefix}${randomBytes(6).toString('hex')}`
}

/** Of a game that its own file knows by that name. */
export function importKey(name: string): string {
  return `${importPrefix}${name}`.slice(0, 300)
}

/** What a game that an operator made is called in the channel's files: the same in every export. */
export function aliasOfKey(sourceKey: string): string {
  if (sourceKey.startsWith(studioPrefix)) return `studio-${sourceKey.slice(studioPrefix.length)}`
  const hash = createHash('sha256').update(sourceKey.slice(importPrefix.length)).digest('hex')
  return `import-${hash.slice(0, 12)}`
}
