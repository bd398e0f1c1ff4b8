import { existsSync } from 'node:fs'
import path from 'node:path'

/** The first of these programs that is there and good. */
export function findInPath(
  names: readonly string[],
  isGood: (file: string) => boolean = existsSync,
): string | null {
  const dirs = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => dirs.map(dir => path.join(dir, name))).find(isGood) ?? null
}
