import { createMemoryHistory } from '@tanstack/history'
import { expect, test } from 'vitest'
import { createRouter, type Elsewhere, type Opened } from './create-router.ts'

const screen: Opened = { parts: [], params: {} }

function open(answers: Record<string, () => Promise<Opened | Elsewhere>>) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({
    history,
    open: ({ pathname }) => answers[pathname]?.() ?? Promise.resolve(screen),
  })
  return { router, history, at: () => router.shown()?.address.pathname }
}

test('the current place stays until the next one is open', async () => {
  const waiting = Promise.withResolvers<Opened>()
  const { router, at } = open({ '/live': () => waiting.promise })
  await router.load()
  router.go('/live')
  expect(at()).toBe('/')
  const opened = new Promise(resolve => router.onOpened(resolve))
  waiting.resolve(screen)
  await opened
  expect(at()).toBe('/live')
})

test('of two places that open at once the later one counts, whichever loads first', async () => {
  const slow = Promise.withResolvers<Opened>()
  const { router, at } = open({ '/slow': () => slow.promise })
  await router.load()
  router.go('/slow')
  router.go('/vod')
  await router.load()
  expect(at()).toBe('/vod')
  slow.resolve(screen)
  await slow.promise
  expect(at()).toBe('/vod')
})

test('a redirect leaves no step behind, and a caller who waits for it waits for its target', async () => {
  const { router, history, at } = open({ '/': async () => ({ to: '/login' }) })
  await router.load()
  expect(at()).toBe('/login')
  expect(history.length).toBe(1)
})

test('a place that could not open shows the reason, and can be tried again', async () => {
  let isBroken = true
  const { router, at } = open({
    '/': async () => {
      if (isBroken) throw new Error('no file')
      return screen
    },
  })
  await router.load()
  expect(at()).toBe('/')
  expect(router.shown()?.problem).toEqual(new Error('no file'))
  isBroken = false
  await router.load()
  expect(router.shown()?.problem).toBeUndefined()
})
