import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { crashWords } from '@grandstand/ui'
import { listMistakes, listTexts, listWrongForms } from '@grandstand/ui/test-catalogue'
import { expect, test } from 'vitest'
import { en as accountEn } from './account/account-en.ts'
import { en as clipsEn } from './clips/clips-en.ts'
import { en as commerceEn } from './commerce/commerce-en.ts'
import { en } from './en.ts'
import { en as watchEn } from './watch/watch-en.ts'

/** Texts that are rightly the same in both languages. */
const sameInBoth = {
  fr: [
    'Date',
    'Menu',
    'Moments',
    'Scores',
    'Sport',
    'Sports',
    '{number} sport',
    '{number} sports',
    '{number} point',
    '{number} points',
  ],
  bg: [],
}

const files = import.meta.glob<Record<string, object>>(['./{en,fr,bg}.ts', './*/*-{en,fr,bg}.ts'], {
  eager: true,
})

/** All that the viewer says in a language, by the folder of the file. */
function textsIn(language: InterfaceLanguage): object {
  const own = Object.entries(files).flatMap(([file, { [language]: texts }]) =>
    texts ? [[file.replace(`${language}.ts`, ''), texts]] : [],
  )
  return { ...Object.fromEntries(own), crash: crashWords[language] }
}

const source = textsIn('en')

test.each(['fr', 'bg'] as const)('%s has every text of the viewer, complete and translated', language => {
  expect(listMistakes(language, source, textsIn(language), sameInBoth[language])).toEqual([])
})

test('English has the plural forms that English needs', () => {
  expect([...listTexts(source).values()].flatMap(text => listWrongForms('en', text))).toEqual([])
})

const wordForWord = [
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
] as const

test('the specification’s texts are unchanged', () => {
  expect(wordForWord.filter(([words, text]) => words !== text)).toEqual([])
})
