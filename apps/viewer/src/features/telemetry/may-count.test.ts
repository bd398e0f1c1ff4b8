import { expect, it } from 'vitest'
import { type CountingFacts, mayCount } from './may-count.ts'

const willing: CountingFacts = {
  hostname: 'tv.example',
  countsLocalhost: false,
  profile: 'key',
  collectorUrl: '',
  google: false,
  refusesTracking: false,
  consent: 'none',
  choice: null,
}

it.each<[string, Partial<CountingFacts>, ReturnType<typeof mayCount>]>([
  ['counts if the channel does not ask', {}, 'yes'],
  ['reports nothing if there is no collector', { collectorUrl: null }, 'no'],
  ['reports nothing if the channel counts nothing', { profile: null }, 'no'],
  ['respects a browser that says no', { refusesTracking: true }, 'no'],
  [
    'respects a browser that says no, whatever was chosen before',
    { refusesTracking: true, consent: 'ask', choice: 'yes' },
    'no',
  ],
  ['leaves developers out', { hostname: 'localhost' }, 'no'],
  ['leaves developers out by number', { hostname: '127.0.0.1' }, 'no'],
  ['counts them in a demo', { hostname: 'demo.localhost', countsLocalhost: true }, 'yes'],
  ['asks for Google if nobody else counts', { profile: null, collectorUrl: null, google: true }, 'ask'],
  ['asks for Google if the channel alone would not ask', { google: true }, 'ask'],
  ['asks first', { consent: 'ask' }, 'ask'],
  ['remembers a yes', { consent: 'ask', choice: 'yes' }, 'yes'],
  ['remembers a no', { consent: 'ask', choice: 'no' }, 'no'],
])('%s', (_, change, answer) => {
  expect(mayCount({ ...willing, ...change })).toBe(answer)
})
