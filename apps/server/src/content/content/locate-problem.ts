import type { ContentKind, ContentProblem } from '@grandstand/contract'
import type { Problem, RawDocument } from '../channel-code/index.ts'

type Owners = ReadonlyMap<object, { kind: ContentKind; key: string }>

/** The item that has the problem, and the place in it. What operators cannot change here belongs to the settings. */
export function locateProblem(
  document: RawDocument,
  owners: Owners,
  blocks: ReadonlyMap<string, string>,
  { file, path = [], code = 'invalid', found = '' }: Problem,
): ContentProblem {
  const words = path.map(word => (typeof word === 'symbol' ? String(word) : word))
  const about = { code, found }
  const [first, alias = '', ...inside] = words
  if (file === 'channel.yaml' && first === 'static_blocks') {
    const key = blocks.get(String(alias)) ?? String(alias)
    return { kind: 'static_blocks', key, path: ['body', ...inside], ...about }
  }
  let value: unknown = Reflect.get(document, file.replace(/\.yaml$/, ''))
  let owner = isObject(value) ? owners.get(value) : undefined
  let start = 0
  for (const [index, word] of words.entries()) {
    value = isObject(value) ? Reflect.get(value, word) : undefined
    const next = isObject(value) ? owners.get(value) : undefined
    if (!next) continue
    owner = next
    start = index + 1
  }
  return { ...(owner ?? { kind: 'settings', key: 'settings' }), path: words.slice(start), ...about }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
