import { type ContentProblem, contentKinds } from '@grandstand/contract'
import { type Joined, kinds, type Problem } from '../channel-code/index.ts'
import type { DraftItems } from './join-draft.ts'

/** The item that has the problem, and the place in it. What operators cannot change here belongs to the settings. */
export function locateProblem(
  { document, owners }: Pick<Joined, 'document' | 'owners'>,
  items: Partial<DraftItems>,
  { file, path = [], code = 'invalid', found = '' }: Problem,
): ContentProblem {
  const words = path.map(word => (typeof word === 'symbol' ? String(word) : word))
  const about = { code, found }
  for (const kind of contentKinds) {
    const { mapValue, keyField, at, file: ownFile } = kinds[kind]
    const isInMap =
      mapValue && keyField && file === ownFile && at.every((word, index) => words[index] === word)
    if (!isInMap) continue
    const [name = '', ...inside] = words.slice(at.length)
    const owner = items[kind]?.findLast(({ value }) => String(value[keyField]) === String(name))
    return { kind, key: owner?.key ?? String(name), path: [mapValue, ...inside], ...about }
  }
  let value: unknown = document[file.replace(/\.yaml$/, '')]
  let owner = isObject(value) ? owners.get(value) : undefined
  let start = 0
  for (const [index, word] of words.entries()) {
    value = isObject(value) ? Reflect.get(value, word) : undefined
    const next = isObject(value) ? owners.get(value) : undefined
    if (!next) continue
    owner = next
    start = index + 1
  }
  if (!owner || owner.list === 'coupons') return { kind: 'settings', key: 'settings', path: words, ...about }
  return { kind: owner.list, key: owner.key, path: words.slice(start), ...about }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
