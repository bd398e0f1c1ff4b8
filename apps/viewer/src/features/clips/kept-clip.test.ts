import { expect, test } from 'vitest'
import { createStorage } from '../../platform/storage.ts'
import { keepClip, takeKeptClip } from './kept-clip.ts'

const memory = new Map<string, string>()
const storage = createStorage({
  local: () => ({
    getItem: name => memory.get(name) ?? null,
    setItem: (name, value) => void memory.set(name, value),
    removeItem: name => void memory.delete(name),
  }),
  now: () => 0,
})
const clip = {
  body: {
    event_id: 7,
    event_media_id: 9,
    duration: 30,
    name: 'Knights–Mariners, Q1 7:00',
    idempotency_key: '0f8fad5b-d9cb-469f-a165-70867728950e',
    start_date: '2026-01-01T10:00:00Z',
  },
  frame: 'data:image/jpeg;base64,AA==',
  time: 'Q1 7:00',
}

test('what a visitor cut is there once, on the page of its game', () => {
  keepClip(storage, clip, 0)
  expect(takeKeptClip(storage, 8, 1)).toBeNull()
  expect(takeKeptClip(storage, 7, 1)).toEqual(clip)
  expect(takeKeptClip(storage, 7, 1)).toBeNull()
})

test('a day later it is forgotten', () => {
  keepClip(storage, clip, 0)
  expect(takeKeptClip(storage, 7, 86_400_001)).toBeNull()
})

test('what another version wrote is left alone', () => {
  storage.set('clip', { body: { event_id: 7 }, until: 9 })
  expect(takeKeptClip(storage, 7, 1)).toBeNull()
})
