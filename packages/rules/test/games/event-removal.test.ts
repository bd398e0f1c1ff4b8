import { expect, it } from 'vitest'
import { checkEventRemoval, type RemovalFacts } from '../../src/index.ts'

const over: RemovalFacts = { stream_status: 'finished', is_held: false, is_in_work: false }

it.each<[string, RemovalFacts, ReturnType<typeof checkEventRemoval>]>([
  ['one that is over goes', over, null],
  ['one that is to come goes', { ...over, stream_status: 'upcoming' }, null],
  ['one that is live stays', { ...over, stream_status: 'live' }, 'live'],
  ['one that somebody bought or was given stays', { ...over, is_held: true }, 'held'],
  ['one whose video is being made stays', { ...over, is_in_work: true }, 'in_work'],
])('of events, %s', (_, facts, refusal) => expect(checkEventRemoval(facts)).toBe(refusal))
