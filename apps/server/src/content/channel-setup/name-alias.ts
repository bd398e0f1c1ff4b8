import { aliasOf } from '@grandstand/rules'

/** A name for addresses, out of one for people; letters that have no Latin ones beside them give a number instead. */
export function nameAliases(names: readonly string[], kind: string): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const wanted = aliasOf(name) || `${kind}-${index + 1}`
    let alias = wanted
    for (let number = 2; taken.has(alias); number += 1) alias = `${wanted}-${number}`
    taken.add(alias)
    return alias
  })
}
