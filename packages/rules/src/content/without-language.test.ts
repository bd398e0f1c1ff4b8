import { expect, it } from 'vitest'
import { withoutLanguage } from './without-language.ts'

it.each([
  ['a text', { en: 'Home', fr: 'Accueil' }, { en: 'Home' }],
  ['a text in no other language', { fr: 'Accueil' }, 'Accueil'],
  ['a text for all', 'Home', 'Home'],
  ['no text', { group: 'wolves' }, { group: 'wolves' }],
  ['no text, with a word like a language', { fr: 'x', label: 'y' }, { fr: 'x', label: 'y' }],
  ['nothing', {}, {}],
  [
    'texts inside',
    { url: '/fr', children: [{ name: { en: 'A', fr: 'B' } }], count: 3 },
    { url: '/fr', children: [{ name: { en: 'A' } }], count: 3 },
  ],
])('takes French out of %s', (_what, value, left) => {
  expect(withoutLanguage(value, 'fr', ['en', 'fr'])).toEqual(left)
})
