import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeFirst } from './first-answers.ts'

const refuse = () => Promise.reject(new Error('It stands in the page'))

test('answers are taken from the page in order; one for the same query is fresh', async () => {
  const queryClient = new QueryClient()
  const get = takeFirst(queryClient, [
    { key: hashKey(['events', 1]), data: 'first' },
    { key: hashKey(['events', 2]), data: 'second' },
  ])
  expect(await get(['events', 1], refuse)).toBe('first')
  expect(await get(['events', 2], refuse)).toBe('second')
  expect(queryClient.getQueryData(['events', 2])).toBe('second')
  expect(queryClient.getQueryState(['events', 1])?.dataUpdatedAt).toBeGreaterThan(0)
})

test('an answer for another query is shown, and loaded again', async () => {
  const queryClient = new QueryClient()
  const get = takeFirst(queryClient, [
    { key: hashKey(['days', { zone: 'America/Toronto' }]), data: 'theirs' },
  ])
  await get(['days', { zone: 'Europe/Sofia' }], refuse)
  expect(queryClient.getQueryState(['days', { zone: 'Europe/Sofia' }])).toMatchObject({
    data: 'theirs',
    dataUpdatedAt: 0,
  })
})

test('without answers in the page the app loads its own', async () => {
  const queryClient = new QueryClient()
  await takeFirst(queryClient, [])(['events', 1], refuse)
  expect(queryClient.getQueryData(['events', 1])).toBeUndefined()
})
