import type { WatchedCamera } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { chooseStage } from './choose-stage.ts'
import { findFault } from './find-fault.ts'

const camera = (id: number, more: Partial<WatchedCamera> = {}): WatchedCamera => ({
  id,
  name: `Camera ${id}`,
  state: 'idle',
  state_since: '2026-11-17T19:00:00Z',
  problem: null,
  srt_url: null,
  signal: null,
  checks: [],
  url: null,
  ...more,
})

test('a figure is amber where its check failed, and red where viewers notice it', () => {
  const shown = camera(1, {
    checks: [
      { check: 'bitrate', state: 'bad', problem: 'bitrate_falling' },
      { check: 'loudness', state: 'bad', problem: 'silent' },
      { check: 'frame_rate', state: 'good', problem: null },
    ],
  })
  expect(findFault(shown, 'bitrate')).toBe('warn')
  expect(findFault(shown, 'sound', 'loudness')).toBe('bad')
  expect(findFault(shown, 'frame_rate')).toBeUndefined()
})

test('the stage shows the chosen camera, else the first that sends', () => {
  const cameras = [camera(1), camera(2, { url: '/media/t/source/index.m3u8', state: 'live' }), camera(3)]
  expect(chooseStage(cameras, 3)?.id).toBe(3)
  expect(chooseStage(cameras, 9)?.id).toBe(2)
  expect(chooseStage([camera(4), camera(5, { state: 'interrupted' })], null)?.id).toBe(5)
  expect(chooseStage([], null)).toBeNull()
})
