import { expect, test } from 'vitest'
import { type CarouselFacts, isAdvancing, nextSlide, previousSlide, slideAt } from './carousel.ts'

test('the slides loop', () => {
  expect([0, 1, 2].map(index => nextSlide(index, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map(index => previousSlide(index, 3))).toEqual([2, 0, 1])
  expect(nextSlide(0, 0)).toBe(0)
})

test.each([
  [0, 0],
  [190, 0],
  [210, 1],
  [800, 2],
  [5000, 2],
  [-40, 0],
])('scrolled by %i the slide %i is shown', (scrollLeft, slide) => {
  expect(slideAt(scrollLeft, 400, 3)).toBe(slide)
})

test('a track without a width shows its first slide', () => {
  expect(slideAt(100, 0, 3)).toBe(0)
})

const facts: CarouselFacts = {
  count: 3,
  stopped: false,
  hovered: false,
  focused: false,
  reducedMotion: false,
}

test('slides advance by themselves', () => {
  expect(isAdvancing(facts)).toBe(true)
})

test.each([{ count: 1 }, { stopped: true }, { hovered: true }, { focused: true }, { reducedMotion: true }])(
  'slides do not advance: %j',
  change => {
    expect(isAdvancing({ ...facts, ...change })).toBe(false)
  },
)
