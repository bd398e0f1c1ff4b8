import { createMemoryHistory } from '@tanstack/history'
import { expect, test } from 'vitest'
import { readAddress } from '../platform/router/address.ts'
import { matchScreen, openScreen } from './open-screen.ts'
import { getPart } from './screens.ts'

const page = { id: 1, url: 'terms', alt_name: 'rules', name: '', title: '', description: '' }
const findChannelPage = (path: string) => (path === '/terms' ? page : undefined)
const at = (href: string) => readAddress(createMemoryHistory({ initialEntries: [href] }).location)
const letIn = async () => null

test.each([
  ['/', 'home', {}],
  ['/?group=pinehollow', 'scoped-home', {}],
  ['/live', 'live', {}],
  ['/watch/12', 'watch', { id: '12' }],
  ['/share/3/aa-bb', 'shared-clip', { id: '3', uuid: 'aa-bb' }],
  ['/terms', 'page', {}],
])('%s has a screen', (href, screen, params) => {
  expect(matchScreen({ findChannelPage }, at(href))).toEqual({ screen, params })
})

test.each(['/nothing', '/watch', '/watch/x', '/watch/0', '/watch/12345678901', '/share/x/aa'])(
  '%s has none',
  href => {
    expect(matchScreen({ findChannelPage }, at(href))).toBeNull()
  },
)

test('a screen opens with its parts, and an unknown address leads to the not-found page', async () => {
  const parts = [getPart('not-found')]
  expect(await openScreen({ findChannelPage, guard: letIn }, at('/404'))).toEqual({ parts, params: {} })
  expect(await openScreen({ findChannelPage, guard: letIn }, at('/nothing'))).toEqual({ to: '/404' })
})

test('an extra slash at the end is removed, with the query kept', async () => {
  expect(await openScreen({ findChannelPage, guard: letIn }, at('/vod/?q=a+b'))).toEqual({ to: '/vod?q=a+b' })
})

test('a user who may not be there goes elsewhere', async () => {
  const guard = async () => ({ to: '/login' })
  expect(await openScreen({ findChannelPage, guard }, at('/profile'))).toEqual({ to: '/login' })
})
