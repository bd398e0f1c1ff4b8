import type Hls from 'hls.js'
import HlsClass from 'hls.js'
import { expect, test, vi } from 'vitest'
import { watchGiven } from '../src/engine/watch-given.ts'

const { Events } = HlsClass

/** A player that has a video with a hole. */
function openPlayer(bufferedSeconds: number) {
  const listeners = new Map<string, (event: string, data: object) => void>()
  const trigger = vi.fn()
  const hls = {
    on: (name: string, listener: (event: string, data: object) => void) => listeners.set(name, listener),
    trigger,
  } as unknown as Hls
  const video = { buffered: { length: 2, end: (index: number) => [3.7, bufferedSeconds][index] } }
  const given = watchGiven(HlsClass, hls, video as unknown as HTMLVideoElement)
  const tell = (name: string, data: object) => listeners.get(name)?.(name, data)
  const isEnded = () => trigger.mock.calls.some(([name]) => name === Events.BUFFER_EOS)
  return { given, tell, isEnded }
}

test('a video ends with its last segment, whatever is missing before', () => {
  const { given, tell, isEnded } = openPlayer(9.2)
  tell(Events.FRAG_BUFFERED, { frag: { end: 7 } })
  expect(isEnded()).toBe(false)
  tell(Events.FRAG_BUFFERED, { frag: { end: 9.2, endList: true } })
  expect(given.endSeconds()).toBe(9.2)
  expect(isEnded()).toBe(true)
})

test('a game that ends when its last segment was given already ends then', () => {
  const { given, tell, isEnded } = openPlayer(9.18)
  tell(Events.FRAG_BUFFERED, { frag: { end: 9.2 } })
  tell(Events.LEVEL_UPDATED, { details: { live: true, edge: 9.2 } })
  expect(given.endSeconds()).toBeNull()
  tell(Events.LEVEL_UPDATED, { details: { live: false, edge: 9.2 } })
  expect(given.endSeconds()).toBe(9.2)
  expect(isEnded()).toBe(true)
})

test('a game that has ended goes on while its last segment is on its way', () => {
  const { given, tell, isEnded } = openPlayer(7)
  tell(Events.FRAG_BUFFERED, { frag: { end: 7 } })
  tell(Events.LEVEL_UPDATED, { details: { live: false, edge: 9.2 } })
  expect(given.endSeconds()).toBeNull()
  expect(isEnded()).toBe(false)
})
