import { readFileSync } from 'node:fs'
import { fromRoot } from '../root.ts'

/** A file of `deploy` with its `${NAME}` filled in; one that nobody knows is a mistake. */
export function fillIn(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(fromRoot('deploy', file), 'utf8').replace(/\$\{([A-Z_]+)\}/g, (_, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/${file} asks for ${name}, which has no value.`)
    return value
  })
}
