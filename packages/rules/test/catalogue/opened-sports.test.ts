import type { EventCategory } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { openedSports } from '../../src/catalogue/opened-sports.ts'

const sport = (id: number, children: EventCategory[] = []): EventCategory => ({
  id,
  alias: `sport-${id}`,
  name: `Sport ${id}`,
  image: null,
  children,
})
const sports = [sport(1, [sport(11), sport(12, [sport(121)])]), sport(2)]

test.each([
  [[1, 11, 12, 121], ['Sport 1']],
  [[1], ['Sport 1']],
  [
    [11, 2],
    ['Sport 11', 'Sport 2'],
  ],
  [
    [2, 121],
    ['Sport 121', 'Sport 2'],
  ],
  [[99], []],
  [[], []],
])('a product for %j opens %j', (ids, names) => {
  expect(openedSports(sports, ids)).toEqual(names)
})
