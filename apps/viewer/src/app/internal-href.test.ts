import { expect, test } from 'vitest'
import { internalHref } from './internal-href.ts'

const origin = 'https://tv.example'
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

function anchor(href: string, attributes: Record<string, string> = {}) {
  const { origin: at, pathname, search, hash } = new URL(href, `${origin}/faq`)
  return {
    href,
    origin: at,
    pathname,
    search,
    hash,
    target: attributes.target ?? '',
    getAttribute: (name: string) => ({ href, ...attributes })[name] ?? null,
  }
}

test.each([
  ['/about', '/about'],
  ['/?group=a#schools', '/?group=a#schools'],
  ['https://tv.example/about', '/about'],
  ['https://other.example/about', null],
  ['/api/geo', null],
  ['/studio', null],
  ['/studious', '/studious'],
  ['#main', null],
  ['mailto:a@b.example', null],
])('%s leads to %s', (href, expected) => {
  expect(internalHref(click, anchor(href), origin)).toBe(expected)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented'])(
  '%s is left to the browser',
  key => {
    expect(internalHref({ ...click, [key]: true }, anchor('/about'), origin)).toBeNull()
  },
)

test('a new window and a download are left to the browser', () => {
  expect(internalHref(click, anchor('/about', { target: '_blank' }), origin)).toBeNull()
  expect(internalHref(click, anchor('/about', { download: '' }), origin)).toBeNull()
})
