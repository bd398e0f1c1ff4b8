import { expect, it } from 'vitest'
import { colorsOfPixels } from './color-of-logo.ts'

const points = (...list: [number, number, number, number][]) => list.flat()

it('takes the colours of a mark, the strongest first, whatever it stands on', () => {
  const white: [number, number, number, number] = [255, 255, 255, 255]
  const red: [number, number, number, number] = [200, 20, 30, 255]
  expect(colorsOfPixels(points(white, white, white, red, red, [20, 30, 200, 255]))).toEqual([
    '#c8141e',
    '#141ec8',
  ])
})

it('finds none in black, white, grey and what is seen through', () => {
  expect(colorsOfPixels(points([0, 0, 0, 255], [128, 128, 130, 255], [200, 20, 30, 0]))).toEqual([])
  expect(colorsOfPixels([])).toEqual([])
})

it('takes shades of one colour for one', () => {
  expect(colorsOfPixels(points([200, 20, 30, 255], [180, 15, 25, 255], [200, 20, 30, 255]))).toHaveLength(1)
})
