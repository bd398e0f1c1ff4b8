import { aliasOf } from '@grandstand/rules'

/** The name of something new, after what it is called; `kind` where that has no letters for one. */
export function freeAlias(name: string, kind: string, known: readonly { alias: string }[]): string {
  const wanted = aliasOf(name) || `${kind}-${known.length + 1}`
  let alias = wanted
  for (let number = 2; known.some(each => each.alias === alias); number += 1) alias = `${wanted}-${number}`
  return alias
}
