import type { menuItemTypes } from '@grandstand/contract'
import type { Problem } from '../files/channel-file-error.ts'
import { isAllowedLink } from '../files/check-links.ts'
import type { CheckedEntry } from '../kinds/kind.ts'
import type { ListName } from '../kinds/list-name.ts'

interface MenuEntry {
  type: (typeof menuItemTypes)[number]
  url?: string | undefined
  alias?: string | undefined
}

/** An entry has what its type needs, and leads somewhere. */
export function checkMenuEntry(entry: MenuEntry, { source, path, mention }: CheckedEntry): Problem[] {
  const expect = (key: 'url' | 'alias', expected: string, isRight: (word: string) => boolean): Problem[] => {
    const word = entry[key]
    if (word !== undefined && isRight(word)) return []
    const message = `${key}: expected ${expected}, found ${word ?? 'nothing'}`
    return [
      {
        ...source.positionOf([...path, key]),
        message,
        code: word === undefined ? 'missing' : 'link',
        found: word ?? '',
      },
    ]
  }
  const name = (key: 'url' | 'alias', noun: string, list: ListName): Problem[] => {
    const word = entry[key]
    if (word === undefined) return expect(key, `the ${key} of ${noun}`, () => false)
    return mention(list, word, [...path, key])
  }
  switch (entry.type) {
    case 'route':
      return expect('url', 'a path of the app like /faq', url => url.startsWith('/') && isAllowedLink(url))
    case 'page':
      return name('url', 'a page', 'pages')
    case 'url':
      return expect(
        'url',
        'an address like https://example.org',
        url => /^(?:https:\/\/|mailto:)/.test(url) && isAllowedLink(url),
      )
    case 'participant_group':
      return name('alias', 'a school', 'schools')
    case 'participant':
      return name('alias', 'a team', 'teams')
    case 'vod':
      return entry.alias === undefined ? [] : name('alias', 'an item of the library', 'library_items')
    case 'menu':
      return []
  }
}
