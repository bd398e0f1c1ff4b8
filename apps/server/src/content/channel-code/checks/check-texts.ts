import { text } from '../../../context/channel-settings.ts'
import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { walkSchema } from '../files/walk-schema.ts'

/** Every text is there in the channel's own language, and in no language but the channel's. */
export function checkTexts(parts: ChannelParts): Problem[] {
  const channel = parts['channel.yaml']
  if (!channel) return []
  const { language, languages } = channel.value
  const problems: Problem[] = []
  if (!languages.includes(language)) {
    const message = `language: expected one of the languages ${languages.join(', ')}, found ${language}`
    problems.push({ ...channel.source.positionOf(['language']), message, code: 'language', found: language })
  }
  for (const part of Object.values(parts)) {
    if (!part) continue
    const { source } = part
    walkSchema(part.schema, part.value, (schema, value, path) => {
      if (schema !== text || typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value)) {
        if (languages.includes(key)) continue
        const message = `expected one of the channel's languages ${languages.join(', ')}, found ${key}`
        problems.push({ ...source.positionOfKey(path, key), message, code: 'language', found: key })
      }
      if (Object.hasOwn(value, language)) return
      const found = Object.keys(value).join(', ') || 'nothing'
      const message = `${String(path.at(-1))}: expected a text in the channel's language ${language}, found ${found}`
      problems.push({ ...source.positionOf(path), message, code: 'missing' })
    })
  }
  return problems
}
