import { expect, test } from 'vitest'
import { findScreen, isQuietPath, screenNames, screens } from '../../src/index.ts'

test.each([
  ['/', 'home'],
  ['/live', 'live'],
  ['/faq/', 'faq'],
  ['/watch/7', 'watch'],
  ['/watch/7/', 'watch'],
  ['/watch_embed/7', 'watch-embed'],
  ['/vod_library', 'vod-library'],
  ['/vod_library/7', 'vod-media-item'],
  ['/profile/edit', 'profile-edit'],
  // The screen says that its number is missing or wrong.
  ['/select-package', 'select-package'],
  ['/watch/abc', 'watch'],
  ['/watch/7/8', null],
  ['/watch_library/7', 'watch-clip'],
  ['/share/7/0a1b', 'shared-clip'],
  ['/share/7', null],
  ['/profile/unknown', null],
  ['/terms', null],
  ['/toString', null],
  ['', null],
])('%s belongs to the screen %s', (path, expected) => {
  expect(findScreen(path)).toBe(expected)
})

test.each([
  ['/', false],
  ['/schedule', false],
  ['/faq', false],
  ['/terms', false],
  ['/gift', true],
  ['/contacts', true],
  ['/buy', true],
  ['/packages', true],
  ['/select-package/7', true],
  ['/login', true],
  ['/registration', true],
  ['/profile/cards', true],
  ['/profile/orders', false],
  ['/watch/7', true],
  ['/moments', true],
])('nothing of ours covers or pushes a form, a gate or a price: %s is quiet: %s', (path, expected) => {
  expect(isQuietPath(path)).toBe(expected)
})

test('no two screens share a path, except the home page and its filters', () => {
  const paths = screenNames.filter(name => name !== 'scoped-home').map(name => screens[name].path)
  expect(new Set(paths).size).toBe(paths.length)
})
