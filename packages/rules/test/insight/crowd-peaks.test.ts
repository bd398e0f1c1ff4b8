import { expect, test } from 'vitest'
import { addViews, findCrowdPeaks } from '../../src/insight/crowd-peaks.ts'

const flat = (count: number, views: number) => Array.from({ length: count }, () => views)
/** `views` everywhere, and those of `changes` at their pieces. */
const withViews = (views: number, changes: Record<number, number>, count = 120) =>
  flat(count, views).map((usual, at) => changes[at] ?? usual)
const secondsOf = (views: readonly number[]) => findCrowdPeaks(views).map(({ seconds }) => seconds)

test('a piece that far more people watched than those around it is a peak', () => {
  expect(secondsOf(withViews(100, { 60: 180 }))).toEqual([600])
})

test.each([
  ['even', flat(120, 100)],
  ['of no more than chance brings', withViews(100, { 60: 130 })],
  ['of too few people', withViews(2, { 60: 20 })],
  ['of a few more than a few', withViews(20, { 60: 30 })],
  ['that grew at once and stayed', [...flat(60, 50), ...flat(60, 300)]],
  ['that left at once', [...flat(60, 300), ...flat(60, 50)]],
  ['that grows all the time', Array.from({ length: 120 }, (_, at) => 20 + at * 10)],
  ['at the very beginning, where everybody comes in', withViews(100, { 0: 900, 3: 400 })],
  ['at the very end', withViews(100, { 119: 900 })],
  ['of nothing', []],
])('a crowd %s has no peak', (_, views) => {
  expect(findCrowdPeaks(views)).toEqual([])
})

test('what many watched for half a minute is one peak, at its highest piece', () => {
  expect(secondsOf(withViews(100, { 59: 160, 60: 220, 61: 220, 62: 150 }))).toEqual([600])
})

test('of many peaks the highest six are shown, in their order', () => {
  const views = withViews(
    100,
    { 30: 200, 45: 210, 60: 160, 75: 230, 90: 240, 105: 250, 120: 170, 135: 260 },
    170,
  )
  expect(secondsOf(views)).toEqual([300, 450, 750, 900, 1050, 1350])
})

test('the views of several days are added up, however far each of them came', () => {
  expect(addViews([[1, 2, 3], [4], []])).toEqual([5, 2, 3])
  expect(addViews([])).toEqual([])
})
