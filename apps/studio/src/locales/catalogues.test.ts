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

const frenchTexts = [...listTexts(fr).values()].flatMap(formsOf)

test('French has the apostrophe of print, and one word for each thing', () => {
  const otherWords = /'|e-mail|(?<![\p{L}_])pass(?!\p{L})|discipline|médiathèque|monnaie|alarme|à l’unité/iu
  const wrong = frenchTexts.filter(text => otherWords.test(text))
  expect(wrong).toEqual([])
})

test('French keeps its marks on the line of what they belong to', () => {
  // A line may break at a plain space, no space at all is no French, and only a colon and quotes have a wide one.
  const loose = /[ ][:;!?%»]|«[ ]|[^\s«]»|«\S|[\p{L}\d}][;!?](?:\s|$)|\u00a0[;!?]/u
  expect(frenchTexts.filter(text => loose.test(text))).toEqual([])
})

test('French says “of” behind a million', () => {
  const manyForms = [...listTexts(fr).values()].flatMap(text =>
    typeof text === 'string' ? [] : [text.many ?? ''],
  )
  expect(manyForms.filter(text => /\{number\} (?!d[e’])\p{Ll}{4}/u.test(text))).toEqual([])
})

test('Bulgarian is polite: what is pressed is named, or asked for as of a guest', () => {
  // The same words tell in the audit log what somebody did.
  const asOfFriend =
    /^(?:Виж|Вземи|Върни|Гледай|Добави|Забрани|Запази|Запиши|Затвори|Избери|Изтрий|Изчисти|Одобри|Остави|Отвори|Отмени|Плати|Подари|Покажи|Попитай|Пращай|Прекрати|Премахни|Премести|Приключи|Провери|Продължи|Промени|Пропусни|Пусни|Скрий|Създай|Спри)(?!\p{L})/u
  const wrong = [...listTexts(bg)].flatMap(([path, text]) => (path.startsWith('audit.') ? [] : formsOf(text)))
  expect(wrong.filter(text => asOfFriend.test(text))).toEqual([])
})
