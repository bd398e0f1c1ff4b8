import { describe, expect, it } from 'vitest'
import { isRungName, multivariantPlaylist, type Rung } from '../src/index.ts'

const source: Rung = {
  name: 'source',
  width: 1280,
  height: 720,
  bandwidth: 4_200_000,
  averageBandwidth: 3_900_000,
  codecs: 'avc1.64001f,mp4a.40.2',
  frameRate: 30,
}
const small: Rung = {
  name: '360p',
  width: 640,
  height: 360,
  bandwidth: 800_000,
  codecs: 'avc1.42c01e',
  frameRate: null,
}

describe('a multivariant playlist', () => {
  it('names each rung with what a player needs to choose, the smallest first', () => {
    expect(multivariantPlaylist([source, small], { isLowLatency: true })).toBe(`#EXTM3U
#EXT-X-VERSION:9
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.42c01e"
360p/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=4200000,AVERAGE-BANDWIDTH=3900000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",FRAME-RATE=30.000
source/index.m3u8
`)
  })

  it('passes on that a player wants no low latency', () => {
    expect(multivariantPlaylist([small], { isLowLatency: false })).toContain('\n360p/index.m3u8?plain=1\n')
  })
})

it.each([
  ['source', true],
  ['720p', true],
  ['1080p', true],
  ['', false],
  ['..', false],
  ['720', false],
  ['0720p', false],
  ['720p/..', false],
  ['72000p', false],
])('%s as the name of a rung: %s', (name, isOne) => {
  expect(isRungName(name)).toBe(isOne)
})
