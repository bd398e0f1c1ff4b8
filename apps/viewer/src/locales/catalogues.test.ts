import { crashWords, shellWords } from '@grandstand/ui'
import { describe, expect, test } from 'vitest'
import { bg as accountBg } from './account/account-bg.ts'
import { en as accountEn } from './account/account-en.ts'
import { fr as accountFr } from './account/account-fr.ts'
import { bg } from './bg.ts'
import { bg as clipsBg } from './clips/clips-bg.ts'
import { en as clipsEn } from './clips/clips-en.ts'
import { fr as clipsFr } from './clips/clips-fr.ts'
import { bg as commerceBg } from './commerce/commerce-bg.ts'
import { en as commerceEn } from './commerce/commerce-en.ts'
import { fr as commerceFr } from './commerce/commerce-fr.ts'
import { bg as contentBg } from './content/content-bg.ts'
import { en as contentEn } from './content/content-en.ts'
import { fr as contentFr } from './content/content-fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { bg as searchBg } from './search/search-bg.ts'
import { en as searchEn } from './search/search-en.ts'
import { fr as searchFr } from './search/search-fr.ts'
import { bg as simulateBg } from './simulate/simulate-bg.ts'
import { en as simulateEn } from './simulate/simulate-en.ts'
import { fr as simulateFr } from './simulate/simulate-fr.ts'
import { bg as watchBg } from './watch/watch-bg.ts'
import { en as watchEn } from './watch/watch-en.ts'
import { fr as watchFr } from './watch/watch-fr.ts'
import { bg as whyBg } from './why/why-bg.ts'
import { en as whyEn } from './why/why-en.ts'
import { fr as whyFr } from './why/why-fr.ts'

/** Texts that are rightly the same in both languages. */
const sameInBoth: Record<string, readonly string[]> = {
  fr: ['Date', 'Menu', 'Sport', 'Sports', '© {year} {name}'],
  bg: ['© {year} {name}', '{game}: {reason}'],
}

const source = {
  ...en,
  account: accountEn,
  clips: clipsEn,
  commerce: commerceEn,
  content: contentEn,
  search: searchEn,
  simulate: simulateEn,
  watch_screen: watchEn,
  why: whyEn,
  crash: crashWords.en,
  shell: shellWords('en'),
}
const others = {
  fr: {
    ...fr,
    account: accountFr,
    clips: clipsFr,
    commerce: commerceFr,
    content: contentFr,
    search: searchFr,
    simulate: simulateFr,
    watch_screen: watchFr,
    why: whyFr,
    crash: crashWords.fr,
    shell: shellWords('fr'),
  },
  bg: {
    ...bg,
    account: accountBg,
    clips: clipsBg,
    commerce: commerceBg,
    content: contentBg,
    search: searchBg,
    simulate: simulateBg,
    watch_screen: watchBg,
    why: whyBg,
    crash: crashWords.bg,
    shell: shellWords('bg'),
  },
}

type Text = string | Record<string, string>

const isPlural = (value: object): value is Record<string, string> => 'other' in value

/** Every text by its path, a plural with all its forms as one. */
function listTexts(node: object, path = ''): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' || isPlural(value)) texts.set(path + key, value)
    else for (const [inner, text] of listTexts(value, `${path}${key}.`)) texts.set(inner, text)
  }
  return texts
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

const english = listTexts(source)

describe.each(Object.entries(others))('%s', (language, catalogue) => {
  const texts = listTexts(catalogue)
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()

  test('has every text, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each([...english])('%s', (path, original) => {
    const text = texts.get(path) ?? ''
    const places = placesOf(formsOf(original).join(' '))
    for (const form of formsOf(text)) {
      expect(form.trim()).toBe(form)
      expect(form).not.toBe('')
      expect(placesOf(form)).toEqual(places)
    }
    if (typeof original !== 'string') expect(Object.keys(text).sort()).toEqual([...pluralCategories].sort())
    const untranslated = formsOf(text).filter(form => formsOf(original).includes(form))
    expect(untranslated.filter(form => !sameInBoth[language]?.includes(form))).toEqual([])
  })
})

test('English has the plural forms that English needs', () => {
  const { pluralCategories } = new Intl.PluralRules('en').resolvedOptions()
  for (const text of english.values()) {
    if (typeof text !== 'string') expect(Object.keys(text).sort()).toEqual([...pluralCategories].sort())
  }
})

const frenchTexts = [...listTexts(others.fr).values()].flatMap(formsOf)

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
  const manyForms = [...listTexts(others.fr).values()].flatMap(text =>
    typeof text === 'string' ? [] : [text.many ?? ''],
  )
  expect(manyForms.filter(text => /\{number\} (?!d[e’])\p{Ll}{4}/u.test(text))).toEqual([])
})

test('Bulgarian is polite: what is pressed is named, or asked for as of a guest', () => {
  const asOfFriend =
    /^(?:Виж|Вземи|Върни|Гледай|Добави|Забрани|Запази|Запиши|Затвори|Избери|Изтрий|Изчисти|Одобри|Остави|Отвори|Отмени|Плати|Подари|Покажи|Попитай|Пращай|Прекрати|Премахни|Премести|Приключи|Провери|Продължи|Промени|Пропусни|Пусни|Скрий|Създай|Спри)(?!\p{L})/u
  const wrong = [...listTexts(others.bg).values()].flatMap(formsOf)
  expect(wrong.filter(text => asOfFriend.test(text))).toEqual([])
})

test.each([
  ['Something went wrong. Please try again or contact technical support', en.errors.global],
  ['Apologies! Our service is currently experiencing technical difficulties.', crashWords.en.reloadText],
  ['Whoops!', crashWords.en.reloadTitle],
  ['Reload page', crashWords.en.reloadButton],
  ["We're sorry, but this content is not available in your region.", watchEn.gate.geoBlocked],
  ['Please select tag', clipsEn.editor.tagNeeded],
  ['Please fill in the input field.', clipsEn.editor.nameNeeded],
  ['Your clip duration is longer than the end time', clipsEn.editor.tooLong],
  ['Field is required', en.validation.required],
  ['A valid email address is required', en.validation.email],
  ['Please log in to start favouriting', en.login.neededToFavourite],
  ['Enter your first name', accountEn.validation.firstName],
  ['Enter your last name', accountEn.validation.lastName],
  ['The password is too short', accountEn.validation.passwordTooShort],
  ['The password and password confirmation do not match', accountEn.validation.passwordMismatch],
  ["PASSWORDS DON'T MATCH", accountEn.validation.passwordsDontMatch],
  ['Please accept terms & conditions', accountEn.validation.terms],
  ['Wrong promo code', commerceEn.coupon.wrong],
  ['Please select one of your saved cards or enter new one', commerceEn.cards.needed],
  ["We're sorry, but this content is not available in your region.", commerceEn.refused.geoText],
  ['Paid', commerceEn.orders.status.Paid],
  ['Inactive', commerceEn.orders.status.Inactive],
  ['Refunded', commerceEn.orders.status.Refunded],
  ['Active', commerceEn.orders.status.Active],
  ['Invalid email or password. Please try again.', accountEn.errors.wrongLogin],
  ['Verification your email address failed.', accountEn.errors.verificationFailed],
  ['Your email already verified.', accountEn.errors.alreadyVerified],
  [
    'You are not registered yet. Please accept terms and conditions and click Register to continue.',
    accountEn.errors.notRegistered,
  ],
])('the specification’s words stand word for word: %s', (words, text) => {
  expect(text).toBe(words)
})
