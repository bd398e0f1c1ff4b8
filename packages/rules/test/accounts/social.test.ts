import { describe, expect, it } from 'vitest'
import { chooseSocialStep, safeReturnPath } from '../../src/index.ts'

describe('a return path', () => {
  it.each([
    '/',
    '/events',
    '/events?status=live&page=2',
    '/watch/7#t=10',
    '/?group=west%20view',
    '/search?query=a%2Fb%2F%2Fc',
    '/search?next=https://example.com//x',
  ])('within the site stays as it is: %s', path => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it('is written like an address', () => {
    expect(safeReturnPath('/events?query=финал')).toBe('/events?query=%D1%84%D0%B8%D0%BD%D0%B0%D0%BB')
    expect(safeReturnPath('/a/../b')).toBe('/b')
  })

  it.each([
    undefined,
    null,
    '',
    'events',
    'https://evil.example',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%5Cevil.example',
    '/%255cevil.example',
    '/a%5C..%5C..//evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x=1',
    '/events?x=%0d%0aSet-Cookie:x=1',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/%E0%A4%A',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    `/${'x'.repeat(600)}`,
    `/${'ж'.repeat(400)}`,
  ])('that could lead away becomes the home page: %j', path => {
    expect(safeReturnPath(path)).toBe('/')
  })
})

describe('a social login that has come back', () => {
  const facts = { identityUserId: null, email: 'a@example.com', isEmailVerified: true, account: null }
  const proven = { userId: 7, isProven: true }
  const unproven = { userId: 7, isProven: false }
  it.each([
    ['a known identity enters', { identityUserId: 3 }, { step: 'enter', userId: 3 }],
    [
      'a known identity enters without an address',
      { identityUserId: 3, email: null },
      { step: 'enter', userId: 3 },
    ],
    [
      "a known identity enters its own account, whoever's address it now has",
      { identityUserId: 3, account: proven },
      { step: 'enter', userId: 3 },
    ],
    ['an unknown one registers', {}, { step: 'register' }],
    ['an unknown one registers with an unverified address', { isEmailVerified: false }, { step: 'register' }],
    ['an unknown one without an address is refused', { email: null }, { step: 'refuse', reason: 'no_email' }],
    ['both sides proved: link', { account: proven }, { step: 'link', userId: 7 }],
    ['only the provider proved: claim', { account: unproven }, { step: 'claim', userId: 7 }],
    [
      'only the account is proven: refused',
      { isEmailVerified: false, account: proven },
      { step: 'refuse', reason: 'email_taken' },
    ],
    [
      'neither proved: refused',
      { isEmailVerified: false, account: unproven },
      { step: 'refuse', reason: 'email_taken' },
    ],
  ] as const)('%s', (_name, change, expected) => {
    expect(chooseSocialStep({ ...facts, ...change })).toEqual(expected)
  })
})
