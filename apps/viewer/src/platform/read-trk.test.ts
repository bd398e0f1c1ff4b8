import { expect, test } from 'vitest'
import { keepTrk } from './keep-trk.ts'
import { readTrk } from './read-trk.ts'
import { createStorage } from './storage.ts'

const hourMs = 3_600_000

function openStorage() {
  const kept = new Map<string, string>()
  const local = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  return createStorage({ local, now: () => 0 })
}

test('a campaign is kept for three hours, and the newest counts', () => {
  const storage = openStorage()
  expect(readTrk(storage, 0)).toEqual({})
  keepTrk(storage, '?group=hawks&trk=mail-42', 0)
  keepTrk(storage, '?group=hawks', 1)
  expect(readTrk(storage, 3 * hourMs - 1)).toEqual({ trk: 'mail-42' })
  expect(readTrk(storage, 3 * hourMs)).toEqual({})
  keepTrk(storage, '?trk=poster', 2 * hourMs)
  expect(readTrk(storage, 4 * hourMs)).toEqual({ trk: 'poster' })
})

test.each(['', '%00', 'a%0Ab', '%ED%A0%80%00', 'x'.repeat(101)])('an address with %j names none', trk => {
  const storage = openStorage()
  keepTrk(storage, `?trk=${trk}`, 0)
  expect(readTrk(storage, 1)).toEqual({})
})

test('a broken stored value counts as nothing', () => {
  const storage = openStorage()
  for (const rubbish of [7, { trk: 7, at: 0 }, { trk: 'x' }, null]) {
    storage.set('trk', rubbish)
    expect(readTrk(storage, 0)).toEqual({})
  }
})
