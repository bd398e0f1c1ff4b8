import { expect, it } from 'vitest'
import { type CountingFacts, mayCount } from './may-count.ts'

const willing: CountingFacts = {
  ...{ hostname: 'tv.example', countsLocalhost: false, profile: 'key', collectorUrl: '', google: false },
  ...{ isUnwilling: false, consent: 'none', choice: null },
}

it.each<[string, Partial<CountingFacts>, ReturnType<typeof mayCount>]>([
  ['counts where the channel does not ask', {}, 'yes'],
  ['tells nobody where nobody collects', { collectorUrl: null }, 'no'],
  ['tells nobody where the channel counts nothing', { profile: null }, 'no'],
  ['is told not to follow', { isUnwilling: true }, 'no'],
  [
    'is told not to follow, whatever was said before',
    { isUnwilling: true, consent: 'ask', choice: 'yes' },
    'no',
  ],
  ['leaves developers out', { hostname: 'localhost' }, 'no'],
  ['leaves developers out by number', { hostname: '127.0.0.1' }, 'no'],
  ['counts them in a demo', { hostname: 'demo.localhost', countsLocalhost: true }, 'yes'],
  ['asks for Google where nobody else counts', { profile: null, collectorUrl: null, google: true }, 'ask'],
  ['asks for Google where the channel alone would not', { google: true }, 'ask'],
  ['asks first', { consent: 'ask' }, 'ask'],
  ['remembers a yes', { consent: 'ask', choice: 'yes' }, 'yes'],
  ['remembers a no', { consent: 'ask', choice: 'no' }, 'no'],
])('%s', (_, change, answer) => {
  expect(mayCount({ ...willing, ...change })).toBe(answer)
})
