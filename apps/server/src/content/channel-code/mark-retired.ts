import type { Difference } from './diff-channels.ts'
import { isPlaceOf, listNames } from './kinds/kinds.ts'

/** What would be removed but is still needed is retired. `retiring` has the names, by list. */
export function markRetired(
  differences: Difference[],
  retiring: ReadonlyMap<string, ReadonlySet<string>>,
): Difference[] {
  return differences.map(difference => {
    const { path, kind } = difference
    const { list, name } = readListPath(path)
    return kind === 'removed' && retiring.get(list)?.has(name) ? { path, kind: 'retired' } : difference
  })
}

/** Of a path like `schools[hawks].teams[hawks-hockey]`; a picture is named by its path. */
function readListPath(path: string): { list: string; name: string } {
  const [, above = 'images', name = path] = path.match(/^(.*)\[([^\]]*)\]$/) ?? []
  const place = above.replace(/\[[^\]]*\]/g, '')
  return { list: listNames.find(list => isPlaceOf(list, place)) ?? place, name }
}
