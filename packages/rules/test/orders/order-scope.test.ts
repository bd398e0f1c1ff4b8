import { describe, expect, it } from 'vitest'
import { type OrderScope, type SoldProduct, soldSport, takeScope } from '../../src/index.ts'

const sports = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: null },
]
const pass = (event_categories: number[], is_team_pass = false): SoldProduct => ({
  capabilities: ['no_ads'],
  package: { type: 'package', is_team_pass, event_categories },
})
const nothing = { event_id: null, event_category_id: null, participant_id: null }

describe('an order keeps its scope', () => {
  it.each<[string, SoldProduct, object, Partial<OrderScope>]>([
    ['all sports', pass([]), {}, { all_categories: true, event_categories: [] }],
    ['a sport and all below it', pass([1]), {}, { all_categories: false, event_categories: [1, 2, 3] }],
    ['a sport below others alone', pass([3]), {}, { event_categories: [3] }],
    ['two sports', pass([4, 2]), {}, { event_categories: [2, 3, 4] }],
    [
      'one sport of all',
      pass([]),
      { event_category_id: 4 },
      { all_categories: false, event_categories: [4] },
    ],
    ['one sport of a package', pass([1, 4]), { event_category_id: 2 }, { event_categories: [2, 3] }],
    [
      'the part of a sport that the package has',
      pass([2]),
      { event_category_id: 1 },
      { event_categories: [2, 3] },
    ],
    [
      'nothing of a sport that the package does not have',
      pass([4]),
      { event_category_id: 1 },
      { all_categories: false, event_categories: [] },
    ],
    ['nothing of sports that are gone', pass([9]), {}, { all_categories: false, event_categories: [] }],
    [
      'a team within the sports of its pass',
      pass([4], true),
      { participant_id: 11 },
      { is_team_pass: true, participant_id: 11, event_categories: [4] },
    ],
    [
      'a game',
      { capabilities: [], package: { type: 'single_event', is_team_pass: false, event_categories: [] } },
      { event_id: 100 },
      { event_id: 100, all_categories: false, event_categories: [], capabilities: [] },
    ],
    ['what may be done', { capabilities: ['download'], package: null }, {}, { capabilities: ['download'] }],
    ['which sports there were', pass([]), {}, { newest_category_id: 4 }],
  ])('%s', (_name, product, choice, scope) => {
    expect(takeScope(product, { ...nothing, ...choice }, sports)).toMatchObject(scope)
  })

  it('also on a channel without sports', () => {
    expect(takeScope(pass([]), nothing, [])).toMatchObject({ all_categories: true, newest_category_id: 0 })
  })
})

describe('a package is sold for', () => {
  it.each<[string, SoldProduct, number | null]>([
    ['its only sport', pass([4]), 4],
    ['the sport that its others stand below', pass([3, 1, 2]), 1],
    ['no single sport if there are two', pass([1, 4]), null],
    ['no single sport if two stand beside each other below one that it lacks', pass([2, 4]), null],
    ['no single sport if it has all', pass([]), null],
    ['no sport that is gone', pass([9]), null],
    [
      'no sport if it is one game',
      { capabilities: [], package: { type: 'single_event', is_team_pass: false, event_categories: [4] } },
      null,
    ],
    ['no sport if it is a subscription', { capabilities: [], package: null }, null],
  ])('%s', (_name, product, sport) => {
    expect(soldSport(product, sports)).toBe(sport)
  })
})
