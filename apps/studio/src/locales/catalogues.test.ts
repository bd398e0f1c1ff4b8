import { describe, expect, test } from 'vitest'
import { bg } from './bg.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Texts that are rightly the same in both languages. */
const sameInBoth = ['Grandstand Studio', 'Sport', 'Sports', 'Minutes', 'Logo', 'RTMP', 'SRT · {camera}']
/** Nothing but places and marks between them. */
const isWordless = (text: string) => !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))

type Text = string | Record<string, string>

function listTexts(node: object, path = ''): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' || 'other' in value) texts.set(path + key, value)
    else for (const [inner, text] of listTexts(value, `${path}${key}.`)) texts.set(inner, text)
  }
  return texts
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
const english = listTexts(en)

describe.each([
  ['fr', fr],
  ['bg', bg],
])('%s', (language, catalogue) => {
  const texts = listTexts(catalogue)
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()

  test('has every text, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each([...english])('%s', (path, original) => {
    const text = texts.get(path) ?? ''
    for (const form of formsOf(text)) {
      expect(form.trim()).toBe(form)
      expect(form).not.toBe('')
      expect(placesOf(form)).toEqual(placesOf(formsOf(original).join(' ')))
      if (!sameInBoth.includes(form) && !isWordless(form)) expect(formsOf(original)).not.toContain(form)
    }
    if (typeof original !== 'string') expect(Object.keys(text).sort()).toEqual([...pluralCategories].sort())
  })
})

test('French has the apostrophe of print, and one word for mail', () => {
  const wrong = [...listTexts(fr).values()].flatMap(formsOf).filter(text => /'|e-mail/i.test(text))
  expect(wrong).toEqual([])
})

test('French keeps its marks on the line of what they belong to', () => {
  // A line may break at a plain space, and no space at all is no French.
  const loose = /[ ][:;!?%»]|«[ ]|[^\s«]»|«\S|[\p{L}\d}][;!?](?:\s|$)/u
  const wrong = [...listTexts(fr).values()].flatMap(formsOf).filter(text => loose.test(text))
  expect(wrong).toEqual([])
})
