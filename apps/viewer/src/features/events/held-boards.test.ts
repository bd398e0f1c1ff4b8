import { expect, it } from 'vitest'
import { releaseBoards } from './held-boards.ts'

const goalMs = Date.UTC(2026, 10, 14, 19, 5)
const goal = { board: '1–0', changedAtMs: goalMs, cameAtMs: 1_000 }
const second = { board: '2–0', changedAtMs: goalMs + 3_000, cameAtMs: 4_000 }

it('a score is shown when its picture is, whatever the clock of the device says', () => {
  expect(releaseBoards([goal], goalMs - 1, 1_500)).toEqual({ board: null, held: [goal] })
  expect(releaseBoards([goal], goalMs, 1_500)).toEqual({ board: '1–0', held: [] })
})

it('of several, the newest that is due is shown, and the rest waits', () => {
  expect(releaseBoards([goal, second], goalMs + 500, 4_500)).toEqual({ board: '1–0', held: [second] })
  expect(releaseBoards([goal, second], goalMs + 3_000, 7_000)).toEqual({ board: '2–0', held: [] })
})

it('without a live picture that tells its date there is nothing to wait for', () => {
  expect(releaseBoards([goal, second], null, 4_000)).toEqual({ board: '2–0', held: [] })
})

it('a picture that stands still holds no score back for longer than ten seconds', () => {
  expect(releaseBoards([goal], goalMs - 60_000, 10_999)).toEqual({ board: null, held: [goal] })
  expect(releaseBoards([goal], goalMs - 60_000, 11_000)).toEqual({ board: '1–0', held: [] })
})
