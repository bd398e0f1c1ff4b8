import { readdir } from 'node:fs/promises'
import type { DataFile } from './data-file.ts'
import { eventsTable } from './events-table.ts'
import { readEventsTable } from './read-events-table.ts'
import { readYamlFile } from './read-yaml-file.ts'

/** A season of 20,000 games. */
const maxBytes = 8 * 1024 * 1024

/** The games of the folder, whichever way they are written; undefined where it has no file of games. */
export async function readEventsFile(dir: string): Promise<DataFile | undefined> {
  const names = await readdir(dir)
  const [hasYaml, hasTable] = [names.includes('events.yaml'), names.includes(eventsTable)]
  if (!hasTable) return hasYaml ? readYamlFile(dir, 'events.yaml', maxBytes) : undefined
  const table = await readEventsTable(dir, maxBytes)
  if (!hasYaml) return table
  const message = `expected one file of games, found ${eventsTable} and events.yaml: keep one and delete the other`
  return { ...table, problems: [{ file: eventsTable, line: 1, column: 1, message }] }
}
