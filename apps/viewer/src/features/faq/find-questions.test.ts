import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const faq = [
  {
    id: 1,
    category: 'Watching',
    question: 'Can I rewind?',
    answer: '<p>Yes, to the <strong>start</strong>.</p>',
  },
  { id: 2, category: 'Passes', question: 'Qu’est-ce que la série?', answer: '<p>Everything.</p>' },
  { id: 3, category: 'Watching', question: 'Which devices?', answer: '<p>Any browser.</p>' },
]

const idsOf = (query: string) =>
  findQuestions(faq, query).map(({ name, entries }) => [name, entries.map(({ id }) => id)])

test('without a query everything is shown under its category', () => {
  expect(idsOf('')).toEqual([
    ['Watching', [1, 3]],
    ['Passes', [2]],
  ])
})

test('answers are searched as well, without their markup', () => {
  expect(idsOf('start')).toEqual([['Watching', [1]]])
  expect(idsOf('strong')).toEqual([])
})

test('case and accents do not matter', () => {
  expect(idsOf('SERIE')).toEqual([['Passes', [2]]])
})

test('every word must be there', () => {
  expect(idsOf('any devices')).toEqual([['Watching', [3]]])
  expect(idsOf('any rewind')).toEqual([])
})
