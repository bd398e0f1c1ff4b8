import { expect, test } from 'vitest'
import { blockedStorage } from '../../test/storage.ts'
import { readReturnPath } from '../platform/return-path.ts'
import { guardNavigation } from './guard-navigation.ts'

const visitor = { isLoggedIn: false, hasTemporaryPassword: false, isBasicPassSelected: true }
const passless = { ...visitor, isLoggedIn: true, isBasicPassSelected: false }
const page = { id: 1, url: 'terms_conditions', alt_name: 'terms', name: '', title: '', description: '' }

function enter(
  facts: typeof visitor,
  href: string,
  fromPath: string | null = null,
  { canGoBack = true, document = '/' } = {},
) {
  const storage = blockedStorage()
  let steps = 0
  const opened: string[] = []
  const [pathname = ''] = href.split('?')
  const entered = guardNavigation(
    {
      storage,
      askViewerFacts: async () => facts,
      findChannelPage: path => (path === '/terms' ? page : undefined),
      page: { path: document, replace: address => opened.push(address) },
    },
    { target: { pathname, href }, fromPath, history: { canGoBack: () => canGoBack, back: () => steps++ } },
  )
  const outcome = entered.then(elsewhere => elsewhere?.to ?? 'on')
  return { outcome, storage, opened, steps: () => steps }
}

test('a page that needs a login leads there, and the login leads back', async () => {
  const { outcome, storage } = enter(visitor, '/profile/edit?tab=2')
  expect(await outcome).toBe('/login')
  expect(readReturnPath(storage)).toBe('/profile/edit?tab=2')
})

test('a mailed link waits until the pass is chosen', async () => {
  const { outcome, storage } = enter(passless, '/verify-email?token=abc')
  expect(await outcome).toBe('/packages')
  expect(readReturnPath(storage)).toBe('/verify-email?token=abc')
})

test('a login page is never a page to return to', async () => {
  const { outcome, storage } = enter(passless, '/login')
  expect(await outcome).toBe('/')
  expect(readReturnPath(storage)).toBe('/')
})

test('a page of the channel opens by its other name too', async () => {
  expect(await enter(passless, '/terms').outcome).toBe('on')
})

test('from the login to /buy a visitor goes back one step, and sees nothing meanwhile', async () => {
  const { outcome, steps } = enter(visitor, '/buy', '/login')
  expect(await Promise.race([outcome, new Promise(resolve => setTimeout(resolve, 20, 'waiting'))])).toBe(
    'waiting',
  )
  expect(steps()).toBe(1)
})

test('a visitor buys without a login', async () => {
  expect(await enter(visitor, '/buy?type=event&id=7', '/watch/7', { document: '/buy' }).outcome).toBe('on')
})

test('a page where cards are entered opens in its own document, and nothing shows until then', async () => {
  const { outcome, opened } = enter(passless, '/buy?type=event&id=7', '/watch/7', { document: '/watch/7' })
  const waiting = new Promise(resolve => setTimeout(resolve, 20, 'waiting'))
  expect(await Promise.race([outcome, waiting])).toBe('waiting')
  expect(opened).toEqual(['/buy?type=event&id=7'])
})

test('in such a document it opens at once', async () => {
  const { outcome, opened } = enter(passless, '/buy?order=7', '/buy', { document: '/buy' })
  expect(await outcome).toBe('on')
  expect(opened).toEqual([])
})

test('without a step to go back to, the home page opens', async () => {
  const { outcome, steps } = enter(visitor, '/buy', '/login', { canGoBack: false })
  expect(await outcome).toBe('/')
  expect(steps()).toBe(0)
})
