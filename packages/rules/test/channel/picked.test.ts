import { expect, test } from 'vitest'
import { pickedText, readPicked } from '../../src/channel/picked.ts'

test.each([
  ['group-12', { type: 'group', id: 12 }],
  ['participant-7', { type: 'participant', id: 7 }],
  ['none', 'none'],
  ['', null],
  [undefined, null],
  ['category-3', null],
  ['group-', null],
  ['group-1x', null],
  ['group-99999999999999999999', null],
])('what a device keeps of the side that was picked is read: %s', (text, picked) => {
  expect(readPicked(text)).toEqual(picked)
})

test('a side is kept as it is read', () => {
  for (const picked of ['none', { type: 'participant', id: 7 }] as const)
    expect(readPicked(pickedText(picked))).toEqual(picked)
})
