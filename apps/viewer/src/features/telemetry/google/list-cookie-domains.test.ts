import { expect, it } from 'vitest'
import { listCookieDomains } from './list-cookie-domains.ts'

it.each([
  ['localhost', []],
  ['league.example', ['league.example']],
  ['watch.league.example', ['watch.league.example', 'league.example']],
])('of %s', (hostname, domains) => {
  expect(listCookieDomains(hostname)).toEqual(domains)
})
