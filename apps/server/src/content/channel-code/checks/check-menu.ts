import type { ChannelDocument } from '../files/channel-document.ts'
import type { Problem } from '../files/channel-file-error.ts'
import { isAllowedLink } from '../files/check-links.ts'
import type { DataFile, DataPath } from '../files/data-file.ts'
import type { Names } from './list-names.ts'
import { checkMentions } from './mention.ts'

type MenuEntry = Omit<ChannelDocument['menu'][number], 'children'>

/** Each entry has what its type needs, and leads somewhere. */
export function checkMenu(
  menu: { value: ChannelDocument['menu']; source: DataFile } | undefined,
  names: Names,
): Problem[] {
  if (!menu) return []
  const { value, source } = menu
  return value.flatMap((entry, i) => [
    ...checkEntry(source, [i], entry, names),
    ...entry.children.flatMap((child, j) => checkEntry(source, [i, 'children', j], child, names)),
  ])
}

function checkEntry(source: DataFile, path: DataPath, entry: MenuEntry, names: Names): Problem[] {
  const expect = (key: 'url' | 'alias', expected: string, isRight: (word: string) => boolean): Problem[] => {
    const word = entry[key]
    if (word !== undefined && isRight(word)) return []
    const message = `${key}: expected ${expected}, found ${word ?? 'nothing'}`
    return [
      {
        ...source.placeOf([...path, key]),
        message,
        code: word === undefined ? 'missing' : 'link',
        found: word ?? '',
      },
    ]
  }
  const mention = (key: 'url' | 'alias', noun: string, known: Names[keyof Names]): Problem[] => {
    const word = entry[key]
    if (word === undefined) return expect(key, noun, () => false)
    return checkMentions(noun, known, [{ word, source, path: [...path, key] }])
  }
  switch (entry.type) {
    case 'route':
      return expect('url', 'a path of the app like /faq', url => url.startsWith('/') && isAllowedLink(url))
    case 'page':
      return mention('url', 'the url of a page', names.pages)
    case 'url':
      return expect(
        'url',
        'an address like https://example.org',
        url => /^(?:https:\/\/|mailto:)/.test(url) && isAllowedLink(url),
      )
    case 'participant_group':
      return mention('alias', 'the alias of a school', names.schools)
    case 'participant':
      return mention('alias', 'the alias of a team', names.teams)
    case 'vod':
      return entry.alias === undefined
        ? []
        : mention('alias', 'the alias of an item of the library', names.libraryItems)
    case 'menu':
      return []
  }
}
