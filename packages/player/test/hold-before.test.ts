import { expect, test } from 'vitest'
import { createHold } from '../src/engine/hold-before.ts'

function open() {
  const config = { maxMaxBufferLength: 600 }
  const video = { currentTime: 0, playbackRate: 1 }
  return { config, video, hold: createHold({ config }, video) }
}

test('what comes before an incompatible segment plays first, then playback goes on with it', () => {
  const { config, video, hold } = open()
  expect(hold.begin(8, 0)).toBe(true)
  expect(config.maxMaxBufferLength).toBe(1)
  video.currentTime = 7
  expect(hold.findResumeSeconds()).toBeNull()
  video.currentTime = 7.8
  expect(hold.findResumeSeconds()).toBe(8)
  expect(config.maxMaxBufferLength).toBe(600)
  expect(hold.findResumeSeconds()).toBeNull()
})

test('a segment that is due, unknown, or failed anyway is not waited for', () => {
  const { video, hold } = open()
  expect(hold.begin(undefined, 0)).toBe(false)
  expect(hold.begin(1, 0)).toBe(false)
  expect(hold.begin(8, 0)).toBe(true)
  expect(hold.begin(8, 0)).toBe(false)
  video.playbackRate = 4
  video.currentTime = 6.9
  expect(hold.findResumeSeconds()).toBe(8)
})

test('a viewer who has jumped over it is not sent back', () => {
  const { config, video, hold } = open()
  expect(hold.begin(8, 0)).toBe(true)
  video.currentTime = 10
  expect(hold.findResumeSeconds()).toBeNull()
  expect(config.maxMaxBufferLength).toBe(600)
  video.currentTime = 8
  expect(hold.findResumeSeconds()).toBeNull()
})
