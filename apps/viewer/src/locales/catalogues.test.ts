import { crashWords, shellWords } from '@grandstand/ui'
import { listMistakes, listTexts, listWrongForms } from '@grandstand/ui/test-catalogue'
import { expect, test } from 'vitest'
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
import { bg as rehearsalBg } from './rehearsal/rehearsal-bg.ts'
import { en as rehearsalEn } from './rehearsal/rehearsal-en.ts'
import { fr as rehearsalFr } from './rehearsal/rehearsal-fr.ts'
import { bg as searchBg } from './search/search-bg.ts'
import { en as searchEn } from './search/search-en.ts'
import { fr as searchFr } from './search/search-fr.ts'
import { bg as watchBg } from './watch/watch-bg.ts'
import { en as watchEn } from './watch/watch-en.ts'
import { fr as watchFr } from './watch/watch-fr.ts'
import { bg as whyBg } from './why/why-bg.ts'
import { en as whyEn } from './why/why-en.ts'
import { fr as whyFr } from './why/why-fr.ts'

/** Texts that are rightly the same in both languages. */
const sameInBoth = {
  fr: ['Date', 'Menu', 'Sport', 'Sports'],
  bg: [],
}

const source = {
  ...en,
  account: accountEn,
  clips: clipsEn,
  commerce: commerceEn,
  content: contentEn,
  search: searchEn,
  rehearsal: rehearsalEn,
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
    rehearsal: rehearsalFr,
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
    rehearsal: rehearsalBg,
    watch_screen: watchBg,
    why: whyBg,
    crash: crashWords.bg,
    shell: shellWords('bg'),
  },
}

test.each([
  ['fr', others.fr],
  ['bg', others.bg],
] as const)('%s has every text of the viewer, complete and translated', (language, catalogue) => {
  expect(listMistakes(language, source, catalogue, sameInBoth[language])).toEqual([])
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
