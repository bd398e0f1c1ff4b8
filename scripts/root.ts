import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

export function fromRoot(...parts: string[]): string {
  return path.join(root, ...parts)
}
