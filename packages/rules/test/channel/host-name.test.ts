import { describe, expect, it } from 'vitest'
import { checkHostName, readHostName } from '../../src/channel/host-name.ts'

describe('a host name', () => {
  it.each([
    ['tv.league.org', 'tv.league.org'],
    ['  TV.League.ORG. ', 'tv.league.org'],
    ['https://tv.league.org/live?a=1', 'tv.league.org'],
    ['http://tv.league.org:8080', 'tv.league.org'],
    ['tv.élan.fr', 'tv.xn--lan-9la.fr'],
    ['тв.лига.бг', 'xn--b1a5a.xn--80afol.xn--90ae'],
    ['a b', 'a b'],
  ])('%j is read as %j', (typed, host) => {
    expect(readHostName(typed)).toBe(host)
  })

  it.each([
    ['tv.league.org', null],
    ['a-1.b.co', null],
    ['xn--b1a5a.xn--80afol.xn--90ae', null],
    ['localhost', null],
    ['tv.localhost', null],
    ['', 'form'],
    ['tv', 'form'],
    ['-tv.league.org', 'form'],
    ['tv_1.league.org', 'form'],
    ['tv..league.org', 'form'],
    ['a b', 'form'],
    [`${'a'.repeat(64)}.org`, 'form'],
    [`${'a.'.repeat(127)}org`, 'form'],
    ['192.168.1.5', 'address'],
    ['[::1]', 'address'],
    ['tv.example', 'reserved'],
    ['example.com', 'reserved'],
    ['tv.example.org', 'reserved'],
    ['tv.test', 'reserved'],
    ['1.0.168.192.in-addr.arpa', 'reserved'],
  ])('%j is refused as %j', (host, problem) => {
    expect(checkHostName(host)).toBe(problem)
  })
})
