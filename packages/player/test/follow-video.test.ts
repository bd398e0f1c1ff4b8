import { expect, test } from 'vitest'
import type { PlayerEvent } from '../src/core/player-state.ts'
import { followVideo } from '../src/engine/follow-video.ts'

const nothing: TimeRanges = { length: 0, start: () => 0, end: () => 0 }

class Video extends EventTarget {
  src = ''
  error: MediaError | null = null
  seeking = false
  seekable = nothing
  buffered = nothing
  currentTime = 0
  volume = 1
  muted = false
}

function open() {
  const video = new Video()
  const told: PlayerEvent['type'][] = []
  followVideo(video, ({ type }) => told.push(type))
  video.src = 'blob:first'
  const fire = (name: string) => {
    told.length = 0
    video.dispatchEvent(new Event(name))
    return [...told]
  }
  fire('loadstart')
  return { video, fire }
}

test('a viewer who pauses has paused', () => {
  expect(open().fire('pause')).toEqual(['paused'])
})

test('a browser that pauses because it cannot decode only waits', () => {
  const { video, fire } = open()
  video.error = { code: 3, message: '' } as MediaError
  expect(fire('pause')).toEqual(['waiting'])
})

test('even if it says so after the video was opened again; then a viewer who pauses has paused again', () => {
  const { video, fire } = open()
  video.src = 'blob:second'
  expect(fire('pause')).toEqual(['waiting'])
  fire('loadstart')
  expect(fire('pause')).toEqual(['paused'])
})
