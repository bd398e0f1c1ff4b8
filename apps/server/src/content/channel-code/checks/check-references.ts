import type { ContentKind } from '@grandstand/contract'
import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { walkSchema } from '../files/walk-schema.ts'
import { kinds } from '../kinds/kinds.ts'
import { references } from '../kinds/references.ts'
import type { Names } from './list-names.ts'
import { checkMentions, type Mention } from './mention.ts'

/** Whatever is named by another file stands there. */
export function checkReferences(parts: ChannelParts, names: Names): Problem[] {
  const mentions = new Map<readonly ContentKind[], Mention[]>()
  for (const part of Object.values(parts)) {
    if (!part) continue
    walkSchema(part.schema, part.value, (schema, word, path) => {
      const { to } = references.get(schema) ?? {}
      if (!to || typeof word !== 'string') return
      const found = mentions.get(to) ?? []
      found.push({ word, source: part.source, path })
      mentions.set(to, found)
    })
  }
  return [...mentions].flatMap(([to, found]) => {
    const noun = `the alias of ${to.map(kind => kinds[kind].noun).join(' or ')}`
    const known = to.map(kind => names[kind])
    return known.includes(undefined)
      ? []
      : checkMentions(
          noun,
          known.flatMap(each => each ?? []),
          found,
        )
  })
}
