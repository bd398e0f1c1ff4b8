import { expect, test } from 'vitest'
import { byLetter } from './by-letter.ts'

const lettersOf = (language: string, ...names: string[]) =>
  byLetter(
    names.map(name => ({ name })),
    language,
  ).map(({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join(', ')}`)

test('names stand under their first letter, sorted as they are read', () => {
  expect(lettersOf('en', 'Westview', 'ashfold', 'Alder 10', 'Alder 9')).toEqual([
    'A: Alder 9, Alder 10, ashfold',
    'W: Westview',
  ])
})

test('an accent makes no other letter', () => {
  expect(lettersOf('fr', 'École du Nord', 'Estrie', 'Zénith')).toEqual([
    'E: École du Nord, Estrie',
    'Z: Zénith',
  ])
})

test('Cyrillic letters have their own order, and Й is not И', () => {
  expect(lettersOf('bg', 'Йовков', 'Ашфолд', 'Изток', 'Ястреб')).toEqual([
    'А: Ашфолд',
    'И: Изток',
    'Й: Йовков',
    'Я: Ястреб',
  ])
})

test('what begins with a sign goes by its first letter, what begins with a number stands last', () => {
  expect(lettersOf('en', '1st Avenue', '“Bears”', 'Zebras')).toEqual([
    'B: “Bears”',
    'Z: Zebras',
    '#: 1st Avenue',
  ])
})

test('words that most names begin with are not what they are looked up by', () => {
  expect(
    lettersOf(
      'fr',
      'École secondaire Westview',
      'École secondaire « Ashfold »',
      'École secondaire Lac',
      'École du Nord',
      'Collège',
    ),
  ).toEqual([
    'A: École secondaire « Ashfold »',
    'C: Collège',
    'D: École du Nord',
    'L: École secondaire Lac',
    'W: École secondaire Westview',
  ])
  expect(lettersOf('bg', 'Гимназия „Бор“', 'Гимназия „Аз“', 'Гимназия')).toEqual([
    'А: Гимназия „Аз“',
    'Б: Гимназия „Бор“',
    'Г: Гимназия',
  ])
})

test('a channel without any has no letters', () => {
  expect(byLetter([], 'en')).toEqual([])
})
