import { expect, it } from 'vitest'
import { colorOfPixels } from './color-of-logo.ts'

const points = (...list: [number, number, number, number][]) => list.flat()

it('takes the colour of a mark, whatever it stands on', () => {
  const white: [number, number, number, number] = [255, 255, 255, 255]
  const red: [number, number, number, number] = [200, 20, 30, 255]
  expect(colorOfPixels(points(white, white, white, red, red, [20, 30, 200, 255]))).toBe('#c8141e')
})

it('finds none in black, white, grey and what is seen through', () => {
  expect(colorOfPixels(points([0, 0, 0, 255], [128, 128, 130, 255], [200, 20, 30, 0]))).toBe(null)
  expect(colorOfPixels([])).toBe(null)
})
