import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeFirst } from './first-answers.ts'

const refuse = () => Promise.reject(new Error('It stands in the page'))

test('answers are taken out of the page in their order; one to the same question is fresh', async () => {
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

test('one to another question is shown, and asked for anew', async () => {
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

test('where the page has none left the app asks by itself', async () => {
  const queryClient = new QueryClient()
  await takeFirst(queryClient, [])(['events', 1], refuse)
  expect(queryClient.getQueryData(['events', 1])).toBeUndefined()
})
