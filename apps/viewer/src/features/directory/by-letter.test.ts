import { expect, test } from 'vitest'
import { byLetter } from './by-letter.ts'

const lettersOf = (language: string, ...names: string[]) =>
  byLetter(
    names.map(name => ({ name })),
    language,
  ).map(({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join(', ')}`)

test('names are grouped by their first letter, in reading order', () => {
  expect(lettersOf('en', 'Westview', 'ashfold', 'Alder 10', 'Alder 9')).toEqual([
    'A: Alder 9, Alder 10, ashfold',
    'W: Westview',
  ])
})

test('an accent does not make another letter', () => {
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

test('a name that begins with a sign is listed by its first letter, and one with a number comes last', () => {
  expect(lettersOf('en', '1st Avenue', '“Bears”', 'Zebras')).toEqual([
    'B: “Bears”',
    'Z: Zebras',
    '#: 1st Avenue',
  ])
})

test('common first words do not count', () => {
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

test('a channel without names has no letters', () => {
  expect(byLetter([], 'en')).toEqual([])
})
