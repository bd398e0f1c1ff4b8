import type { ContentField } from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import { compareVersions, mergeVersions } from './compare-versions.ts'
import { tellValue } from './tell-value.ts'

const of = (name: ContentField['name'], type: ContentField['type'], more: Partial<ContentField> = {}) => ({
  name,
  type,
  required: true,
  ...more,
})
const fields: ContentField[] = [
  of('name', 'text'),
  of('city', 'text'),
  of('color', 'color'),
  of('image', 'picture'),
]

describe('two versions of an item', () => {
  const seen = { name: { en: 'Hawks', fr: 'Faucons' }, city: 'Hill', color: '#ffffff' }
  const mine = { ...seen, name: { fr: 'Faucons', en: 'The Hawks' }, color: '#000000', image: '' }
  const theirs = { ...seen, city: 'Valley', color: '#ff0000' }

  it('differ where they say something else, whatever the order of languages and what is empty', () => {
    const found = compareVersions(fields, { seen, mine, theirs })
    expect(found.map(({ field, likely }) => [field.name, likely])).toEqual([
      ['name', 'mine'],
      ['city', 'theirs'],
      ['color', 'mine'],
    ])
  })

  it('become one, field by field', () => {
    const chosen = { name: 'mine', city: 'theirs', color: 'theirs' } as const
    expect(mergeVersions({ mine, theirs }, chosen)).toEqual({ ...mine, city: 'Valley', color: '#ff0000' })
  })
})

describe('what a field says', () => {
  const names = { sports: [{ alias: 'ball', name: 'Ball games' }] }
  const words = {
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    fieldName: ({ name }: ContentField) => name.toUpperCase(),
    language: (code: string) => (code === 'fr' ? 'French' : 'English'),
    option: (word: string) => (word === 'men' ? 'Men' : word === 'category' ? 'A sport' : word),
    money: (amount: number) => `$${amount / 100}`,
  }
  const entries = of('fields', 'list', { fields: [of('name', 'name'), of('required', 'flag')] })
  it.each<[string, ContentField, unknown, string]>([
    ['a text for all', of('name', 'text'), 'Hawks', 'Hawks'],
    ['a text by language', of('name', 'text'), { en: 'Hawks', fr: '' }, 'English: Hawks'],
    ['nothing', of('name', 'text'), undefined, 'Nothing'],
    ['a flag', of('for_vod', 'flag'), undefined, 'No'],
    ['money', of('base_price', 'money'), 899, '$8.99'],
    ['a word of the schema', of('gender', 'choice', { options: ['men'] }), 'men', 'Men'],
    ['what it refers to', of('sport', 'reference', { to: ['sports'] }), 'ball', 'Ball games'],
    [
      'several of them',
      of('event_categories', 'references', { to: ['sports'] }),
      ['ball', 'gone'],
      'Ball games, gone',
    ],
    ['a place', of('on', 'place'), { category: 'ball' }, 'A sport: Ball games'],
    [
      'a list',
      entries,
      [{ name: 'a', required: true }, { name: 'b' }],
      '1. NAME: a, REQUIRED: Yes\n2. NAME: b',
    ],
  ])('reads as words: %s', (_name, field, value, expected) => {
    expect(tellValue(field, value, names, words)).toBe(expected)
  })
})
