import type { Favorite } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { findFavorite, withFavorite, withoutFavorite } from './favorite-list.ts'

const school: Favorite = { id: 1, favoritable_type: 'group', favoritable_id: 7 }
const team: Favorite = { id: 2, favoritable_type: 'participant', favoritable_id: 7 }

test('a school and a team with one number are two favourites', () => {
  expect(findFavorite([school, team], { favoritable_type: 'participant', favoritable_id: 7 })).toBe(team)
  expect(findFavorite([school], { favoritable_type: 'participant', favoritable_id: 7 })).toBeUndefined()
  expect(withoutFavorite([school, team], { favoritable_type: 'group', favoritable_id: 7 })).toEqual([team])
})

test("the server's answer takes the place of what was shown meanwhile", () => {
  const shown = withFavorite([school], { ...team, id: 0 })
  expect(withFavorite(shown, team)).toEqual([school, team])
})

test('what is put back after a failure stands there once', () => {
  expect(withFavorite(withoutFavorite([school, team], school), school)).toEqual([team, school])
  expect(withFavorite([school, team], school)).toHaveLength(2)
})
