import type { SportEntry } from '../kinds/sport-kinds.ts'
import type { DataPath } from './data-file.ts'

export interface FlatSport {
  sport: SportEntry
  parent: SportEntry | undefined
  depth: number
  path: DataPath
}

/** Every sport in the order of the file, each before its children. */
export function flattenSports(sports: SportEntry[], parent?: FlatSport): FlatSport[] {
  return sports.flatMap((sport, index) => {
    const path = parent ? [...parent.path, 'children', index] : [index]
    const flat = { sport, parent: parent?.sport, depth: parent ? parent.depth + 1 : 0, path }
    return [flat, ...flattenSports(sport.children, flat)]
  })
}

/** Each sport with those above it, from below, by alias. */
export function listSportLines(sports: SportEntry[], above: readonly string[] = []): Map<string, string[]> {
  return new Map(
    sports.flatMap(({ alias, children }) => {
      const line = [alias, ...above]
      return [[alias, line] as const, ...listSportLines(children, line)]
    }),
  )
}
