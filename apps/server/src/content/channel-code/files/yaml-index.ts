import { type Document, isMap, isScalar, isSeq, type Scalar, visit, type YAMLMap } from 'yaml'
import type { DataPath } from './data-file.ts'

type Entries = Map<unknown, { key: Scalar; value: unknown }>

/** Finds what stands where in a document. Each mapping is gone through once, since a file may have 50,000 keys in one. */
export function openYamlIndex({ contents }: Pick<Document, 'contents'>) {
  const known = new Map<YAMLMap, Entries>()

  function entriesOf(map: YAMLMap): Entries {
    const found = known.get(map) ?? listEntries(map)
    known.set(map, found)
    return found
  }

  function node(path: DataPath): unknown {
    let at: unknown = contents
    for (const key of path) {
      if (isMap(at)) at = entriesOf(at).get(key)?.value
      else at = isSeq(at) && typeof key === 'number' ? at.items[key] : undefined
    }
    return at
  }

  return {
    node,
    key(path: DataPath, key: string): Scalar | undefined {
      const map = node(path)
      return isMap(map) ? entriesOf(map).get(key)?.key : undefined
    },
    /** Keys that stand a second time in their mapping. */
    twins(): Scalar[] {
      const twins: Scalar[] = []
      visit(contents, {
        Map(_key, map) {
          const entries = entriesOf(map)
          for (const { key } of map.items)
            if (isScalar(key) && entries.get(key.value)?.key !== key) twins.push(key)
        },
      })
      return twins
    },
  }
}

/** The first of a name counts. */
function listEntries(map: YAMLMap): Entries {
  const entries: Entries = new Map()
  for (const { key, value } of map.items)
    if (isScalar(key) && !entries.has(key.value)) entries.set(key.value, { key, value })
  return entries
}
