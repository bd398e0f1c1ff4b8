import { describe, expect, test } from 'vitest'
import { canLogOut, chooseMove, isBasicPassSelected, type NavigationFacts } from '../../src/index.ts'

const visitor = { isLoggedIn: false, hasTemporaryPassword: false, isBasicPassSelected: true }
const user = { ...visitor, isLoggedIn: true }
const passless = { ...user, isBasicPassSelected: false }
const temporary = { ...user, hasTemporaryPassword: true }
const temporaryAndPassless = { ...passless, hasTemporaryPassword: true }
const people = { visitor, user, passless, temporary, temporaryAndPassless }
type Person = keyof typeof people

const move = (person: Person, path: string, fromPath: string | null = null) => {
  const chosen = chooseMove({ ...people[person], path, fromPath })
  return chosen.go === 'to' ? chosen.path : chosen.go
}

describe('a logged-in user on the login, registration or password-reset routes is sent to /', () => {
  test.each(['/login', '/registration', '/password-reset-request', '/password-reset', '/login/'])(
    '%s',
    path => {
      expect(move('user', path)).toBe('/')
      expect(move('passless', path)).toBe('/')
      expect(move('visitor', path)).toBe('on')
    },
  )
})

describe('a logged-in user who has not chosen the basic pass is sent to /packages', () => {
  test.each(['/', '/faq', '/watch/7', '/profile', '/profile/edit', '/verify-email', '/buyer'])(
    'from %s',
    path => {
      expect(move('passless', path)).toBe('/packages')
      expect(move('user', path)).toBe('on')
    },
  )

  test.each([
    '/privacy_policy',
    '/terms_conditions',
    '/packages',
    '/buy',
    '/select-package',
    '/select-package/7',
    '/packages/',
    '/404',
  ])('unless the target is %s', path => {
    expect(move('passless', path)).toBe('on')
  })

  test('a visitor chooses no pass', () => {
    const facts: NavigationFacts = { ...visitor, isBasicPassSelected: false, path: '/', fromPath: null }
    expect(chooseMove(facts)).toEqual({ go: 'on' })
  })
})

describe('a user with a temporary password is forced to /profile/edit, before any other rule', () => {
  test.each([
    ['/', '/profile/edit'],
    ['/login', '/profile/edit'],
    ['/packages', '/profile/edit'],
    ['/buy', '/profile/edit'],
    ['/profile', '/profile/edit'],
    ['/watch/7', '/profile/edit'],
    ['/profile/edit', 'on'],
    ['/profile/edit/', 'on'],
    // A user who is asked to agree to something may read it first.
    ['/privacy_policy', 'on'],
    ['/terms_conditions', 'on'],
    ['/404', 'on'],
  ])('%s: %s', (path, expected) => {
    expect(move('temporary', path)).toBe(expected)
    expect(move('temporaryAndPassless', path)).toBe(expected)
  })
})

describe('when not logged in, going from login or registration to /buy goes back one step', () => {
  test.each([
    ['visitor', '/login', 'back'],
    ['visitor', '/registration', 'back'],
    ['visitor', '/login/', 'back'],
    // Everybody else enters: a visitor buys without an account.
    ['visitor', '/packages', 'on'],
    ['visitor', '/watch/7', 'on'],
    ['visitor', null, 'on'],
    ['user', '/login', 'on'],
    ['passless', '/registration', 'on'],
  ] as const)('%s from %s: %s', (person, from, expected) => {
    expect(move(person, '/buy', from)).toBe(expected)
  })

  test('other pages are entered from there as usual', () => {
    expect(move('visitor', '/packages', '/login')).toBe('on')
  })
})

describe('the profile needs a login', () => {
  test.each(['/profile', '/profile/', '/profile/edit', '/profile/cards'])('%s', path => {
    expect(move('visitor', path)).toBe('/login')
    expect(move('user', path)).toBe('on')
  })

  test('a page whose name only begins alike does not', () => {
    expect(move('visitor', '/profiles')).toBe('on')
  })
})

const routes = [
  '/',
  '/packages',
  '/vod_library',
  '/vod_library/7',
  '/login',
  '/registration',
  '/verify-notice',
  '/verify-email',
  '/buyer-mails',
  '/password-reset-request',
  '/password-reset',
  '/profile',
  '/profile/edit',
  '/profile/favorites',
  '/contacts',
  '/faq',
  '/about',
  '/buy',
  '/select-package/7',
  '/simulate',
  '/confirm-account-deletion',
  '/moments',
  '/watch/7',
  '/watch_embed/7',
  '/watch_library/7',
  '/share/7/uuid',
  '/upcoming',
  '/404',
  '/privacy_policy',
  '/terms_conditions',
  '/no/such/page',
]

describe.each(Object.entries(people))('the rules settle within three steps: %s', (_, facts) => {
  test.each(routes)('%s, from everywhere', start => {
    for (const from of [null, ...routes]) {
      let path = start
      let fromPath = from
      let steps = 0
      for (; ; steps++) {
        const chosen = chooseMove({ ...facts, path, fromPath })
        if (chosen.go === 'on') break
        // One step back leads to the page that was left, whose own entry was allowed.
        if (chosen.go === 'back') path = fromPath ?? '/'
        if (chosen.go === 'back') break
        fromPath = path
        path = chosen.path
        expect(steps).toBeLessThan(3)
      }
      expect(chooseMove({ ...facts, path, fromPath: path }).go).toBe('on')
    }
  })
})

describe('the basic pass', () => {
  const form = (value: string | number | null) => ({
    fields: [{ name: 'basic-pass', value, label: '', required: false }],
  })
  test.each([
    ['no passes form exists', null, true],
    ['its field is 1', form(1), true],
    ['its field is "1"', form('1'), true],
    ['its field is 0', form(0), false],
    ['its field is "0"', form('0'), false],
    ['its field is empty', form(null), false],
    ['its field is an empty text', form(''), false],
    ['the form has no such field', { fields: [] }, false],
  ])('when %s', (_, passes, expected) => {
    expect(isBasicPassSelected(passes)).toBe(expected)
  })
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('logged in %s, basic pass selected %s: logout is offered: %s', (isLoggedIn, isSelected, expected) => {
  expect(canLogOut({ isLoggedIn, isBasicPassSelected: isSelected })).toBe(expected)
})
