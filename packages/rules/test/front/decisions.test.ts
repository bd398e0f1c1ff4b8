import { describe, expect, it } from 'vitest'
import {
  checkEmail,
  checkPassword,
  checkPhone,
  checkText,
  chooseLanguage,
  chooseSlides,
  documentTitle,
  findPage,
  isEmail,
  isPhone,
  isTitledScreen,
  menuHref,
  parseAcceptLanguage,
  screenTitle,
} from '../../src/index.ts'

describe('a menu entry', () => {
  const item = { name: 'West View', url: null, alias: null, vod_media_item_id: null }
  it.each([
    [{ ...item, type: 'participant_group', alias: 'west' }, '/?group=west'],
    [{ ...item, type: 'participant_group' }, '/?group=West%20View'],
    [{ ...item, type: 'participant', alias: 'wolves' }, '/?participant=wolves'],
    [{ ...item, type: 'participant' }, '/?participant=West%20View'],
    [{ ...item, type: 'vod', vod_media_item_id: 7 }, '/vod_library/7'],
    [{ ...item, type: 'vod' }, '/vod_library'],
    [{ ...item, type: 'page', url: 'terms' }, '/terms'],
    [{ ...item, type: 'page', url: '/terms' }, '/terms'],
    [{ ...item, type: 'page' }, null],
    [{ ...item, type: 'route', url: '/faq' }, '/faq'],
    [{ ...item, type: 'url', url: 'https://school.example' }, 'https://school.example'],
    [{ ...item, type: 'menu' }, null],
  ] as const)('%o leads to %s', (entry, href) => {
    expect(menuHref(entry)).toBe(href)
  })
})

describe('a channel page', () => {
  const pages = [
    { url: 'privacy_policy', alt_name: 'privacy' },
    { url: '/about/team', alt_name: null },
  ]
  it.each([
    ['/privacy_policy', 0],
    ['privacy_policy', 0],
    ['/privacy_policy/', 0],
    ['/privacy', 0],
    ['/about/team', 1],
    ['/about', undefined],
    ['/', undefined],
  ])('is found at %s', (path, index) => {
    expect(findPage(pages, path)).toBe(index === undefined ? undefined : pages[index])
  })
})

describe('slides', () => {
  const slide = (
    id: number,
    slidable_type: 'main' | 'category' | 'participant' | 'group',
    slidable_id: number | null,
  ) => ({
    id,
    slidable_type,
    slidable_id,
    type: 'image' as const,
    badge: null,
    title: '',
    text: '',
    image: null,
    video: null,
    link: null,
  })
  const slides = [
    slide(1, 'main', null),
    slide(2, 'group', 5),
    slide(3, 'participant', 5),
    slide(4, 'category', 9),
  ]
  it.each([
    [{}, [1]],
    [{ group: 5 }, [2]],
    [{ participant: 5 }, [3]],
    [{ category: 9 }, [4]],
    [{ participant: 5, group: 5 }, [3]],
    [{ group: 6 }, [1]],
  ])('of %o are %o', (scope, ids) => {
    expect(chooseSlides(slides, scope).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the language', () => {
  it.each([
    [['fr', 'en'], 'fr'],
    [['de', 'bg-BG', 'en'], 'bg'],
    [[null, undefined, 'EN-us'], 'en'],
    [[], 'en'],
    [['xx', ''], 'en'],
  ])('of a visitor who likes %o is %s', (liked, language) => {
    expect(chooseLanguage(['en', 'fr', 'bg'], liked, 'en')).toBe(language)
  })

  it('reads the header by quality and survives rubbish', () => {
    expect(parseAcceptLanguage('de;q=0.5, bg, en;q=0.8, xx;q=0')).toEqual(['bg', 'en', 'de'])
    expect(parseAcceptLanguage(undefined)).toEqual([])
    expect(parseAcceptLanguage(';;q=,,')).toEqual([])
    expect(parseAcceptLanguage('x'.repeat(100_000)).join().length).toBeLessThanOrEqual(500)
  })
})

describe('titles', () => {
  it('are known for the screens with fixed names, in every language', () => {
    expect(isTitledScreen('faq')).toBe(true)
    expect(isTitledScreen('watch')).toBe(false)
    expect(screenTitle('contacts', 'fr')).toBe('Nous écrire')
    expect(screenTitle('contacts', 'de')).toBe('Contact us')
  })
  it('end with the channel', () => {
    expect(documentTitle('About us', 'League')).toBe('About us · League')
    expect(documentTitle(null, 'League')).toBe('League')
  })
})

describe('email: standard pattern with a domain and a TLD of 2 or more letters', () => {
  it.each(['a@b.co', 'first.last+tag@sub.school.example', "o'neil@x.org", 'имя@пример.com'])(
    'takes %s',
    email => {
      expect(isEmail(email)).toBe(true)
    },
  )
  it.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    'a@.co',
    'a b@c.co',
    'a@b..co',
    '@b.co',
    'a@b.c1',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %s', email => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('phone: 10 to 14 digits, separators allowed', () => {
  it.each(['0123456789', '+1 (416) 555-0100', '+359 88 123 4567', '12345678901234'])('takes %s', phone => {
    expect(isPhone(phone)).toBe(true)
  })
  it.each(['123456789', '123456789012345', 'call 4165550100', '', '++14165550100'])('refuses %s', phone => {
    expect(isPhone(phone)).toBe(false)
  })
})

describe('a field', () => {
  it('says what is wrong with it', () => {
    expect(checkEmail('  ')).toBe('required')
    expect(checkEmail('nobody')).toBe('email')
    expect(checkEmail(' a@b.co ')).toBe(null)
    expect(checkText('', { max: 5 })).toBe('required')
    expect(checkText('ab', { min: 3, max: 5 })).toBe('too_short')
    expect(checkText('abcdef', { max: 5 })).toBe('too_long')
    expect(checkText('abc', { max: 5 })).toBe(null)
  })
})

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['1234567', 'too_short'],
    ['😀'.repeat(7), 'too_short'],
    ['12345678', null],
    ['😀'.repeat(8), null],
    ['        ', null],
    ['x'.repeat(128), null],
    ['😀'.repeat(128), null],
    ['x'.repeat(129), 'too_long'],
  ])('%s is %s', (password, problem) => {
    expect(checkPassword(password)).toBe(problem)
  })
})

describe('a phone', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' +1 (555) 010-9999 ', null],
    ['555-0100', 'phone'],
    ['555-0100-call-me', 'phone'],
  ])('%s is %s', (phone, problem) => {
    expect(checkPhone(phone)).toBe(problem)
  })
})
