import type { Problem } from '../files/channel-file-error.ts'
import { suggest } from '../files/closest-word.ts'
import type { DataFile, DataPath } from '../files/data-file.ts'

/** A word in a file that names something, or refers to something by its name. */
export interface Mention {
  word: string
  source: DataFile
  path: DataPath
}

/** A word and where it stands. */
export type Found = [word: string, ...path: PropertyKey[]]

/** Undefined when the file has problems of its own: nobody can say what it mentions. */
export function mentionsIn<Value>(
  part: { value: Value; source: DataFile } | undefined,
  list: (value: Value) => Found[],
): Mention[] | undefined {
  return part && list(part.value).map(([word, ...path]) => ({ word, source: part.source, path }))
}

/** Each mention is one of the names. */
export function checkMentions(
  noun: string,
  names: Mention[] | undefined,
  mentions: Mention[] | undefined,
): Problem[] {
  if (!names || !mentions) return []
  const words = [...new Set(names.map(name => name.word))]
  const known = new Set(words)
  return mentions
    .filter(({ word }) => !known.has(word))
    .map(({ word, source, path }) => {
      const key = String(path.findLast(each => typeof each === 'string'))
      const message = `${key}: expected ${noun}, found ${word}${suggest(word, words)}`
      return { ...source.positionOf(path), message, code: 'unknown_name', found: word }
    })
}

/** No two names are the same. */
export function checkDuplicates(names: Mention[] | undefined): Problem[] {
  const first = new Map<string, Mention>()
  return (names ?? []).flatMap(name => {
    const earlier = first.get(name.word)
    if (!earlier) {
      first.set(name.word, name)
      return []
    }
    const { file, line } = earlier.source.positionOf(earlier.path)
    const message = `expected a name of its own, found ${name.word} again (first in ${file}:${line})`
    return [{ ...name.source.positionOf(name.path), message, code: 'taken', found: name.word }]
  })
}
