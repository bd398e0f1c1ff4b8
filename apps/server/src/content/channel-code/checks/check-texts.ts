import { text } from '../../../context/channel-settings.ts'
import type { Text } from '../files/channel-document.ts'
import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { checkMarkdown, isAllowedLink } from '../files/check-links.ts'
import type { DataFile, DataPath } from '../files/data-file.ts'
import { walkSchema } from '../files/walk-schema.ts'

/** Every text is there in the channel's own language, in no language but the channel's, with safe links. */
export function checkTexts(parts: ChannelParts): Problem[] {
  return [...checkLanguages(parts), ...checkYamlMarkdown(parts), ...checkSlideLinks(parts)]
}

function checkLanguages(parts: ChannelParts): Problem[] {
  const channel = parts['channel.yaml']
  if (!channel) return []
  const { language, languages } = channel.value
  const problems: Problem[] = []
  if (!languages.includes(language)) {
    const message = `language: expected one of the languages ${languages.join(', ')}, found ${language}`
    problems.push({ ...channel.source.placeOf(['language']), message, code: 'language', found: language })
  }
  for (const part of Object.values(parts)) {
    if (!part) continue
    const { source } = part
    walkSchema(part.schema, part.value, (schema, value, path) => {
      if (schema !== text || typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value)) {
        if (languages.includes(key)) continue
        const message = `expected one of the channel's languages ${languages.join(', ')}, found ${key}`
        problems.push({ ...source.placeOfKey(path, key), message, code: 'language', found: key })
      }
      if (Object.hasOwn(value, language)) return
      const found = Object.keys(value).join(', ') || 'nothing'
      const message = `${String(path.at(-1))}: expected a text in the channel's language ${language}, found ${found}`
      problems.push({ ...source.placeOf(path), message, code: 'missing' })
    })
  }
  return problems
}

function checkYamlMarkdown({ 'channel.yaml': channel, 'faq.yaml': faq }: ChannelParts): Problem[] {
  return [
    ...Object.entries(channel?.value.static_blocks ?? {}).flatMap(([alias, body]) =>
      channel ? checkText(channel.source, ['static_blocks', alias], body) : [],
    ),
    ...(faq?.value.flatMap(({ answer }, index) => checkText(faq.source, [index, 'answer'], answer)) ?? []),
  ]
}

function checkText(source: DataFile, path: DataPath, value: Text): Problem[] {
  const texts: [DataPath, string][] =
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value).map(([language, each]) => [[...path, language], each])
  return texts.flatMap(([place, markdown]) =>
    checkMarkdown(markdown).map(({ message, code }) => ({ ...source.placeOf(place), message, code })),
  )
}

function checkSlideLinks({ 'slides.yaml': slides }: ChannelParts): Problem[] {
  if (!slides) return []
  return slides.value.flatMap(({ link }, index) => {
    if (!link || isAllowedLink(link.url)) return []
    const message = `url: expected a link that is https, mailto or relative, found ${link.url}`
    return [{ ...slides.source.placeOf([index, 'link', 'url']), message, code: 'link', found: link.url }]
  })
}
