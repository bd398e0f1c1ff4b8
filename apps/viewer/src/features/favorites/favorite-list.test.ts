import type { Favorite } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { findFavorite, withFavorite, withoutFavorite } from './favorite-list.ts'

const school: Favorite = { id: 1, favoritable_type: 'group', favoritable_id: 7 }
const team: Favorite = { id: 2, favoritable_type: 'participant', favoritable_id: 7 }

test('a school and a team with the same number are two favourites', () => {
  expect(findFavorite([school, team], { favoritable_type: 'participant', favoritable_id: 7 })).toBe(team)
  expect(findFavorite([school], { favoritable_type: 'participant', favoritable_id: 7 })).toBeUndefined()
  expect(withoutFavorite([school, team], { favoritable_type: 'group', favoritable_id: 7 })).toEqual([team])
})

test("the server's answer replaces what was shown meanwhile", () => {
  const shown = withFavorite([school], { ...team, id: 0 })
  expect(withFavorite(shown, team)).toEqual([school, team])
})

test('an item that is put back after a failure is listed once', () => {
  expect(withFavorite(withoutFavorite([school, team], school), school)).toEqual([team, school])
  expect(withFavorite([school, team], school)).toHaveLength(2)
})
