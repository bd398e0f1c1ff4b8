import { expect, test } from 'vitest'
import { findFirstPieces, findKeyPart } from '../src/core/find-first-piece.ts'

const part = (name: string, isKey = false) =>
  `#EXT-X-PART:DURATION=0.25000,URI="part-${name}.m4s"${isKey ? ',INDEPENDENT=YES' : ''}\n`
const map = '#EXT-X-MAP:URI="init-0.mp4"\n'
const segment = (at: number) =>
  `${part(`${at}-0`, true)}${part(`${at}-1`)}#EXTINF:0.50000,\nsegment-${at}.m4s\n`
const hint = '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-2-2.m4s"\n'

test.each([
  ['the last segment has just begun: the one before', segment(1) + part('2-0', true), 'part-1-0.m4s', 0.75],
  ['the last segment has enough', segment(1) + part('2-0', true) + part('2-1'), 'part-2-0.m4s', 0.5],
  ['nothing of the last segment is there', segment(0) + segment(1), 'part-1-0.m4s', 0.5],
])('%s', (_, parts, uri, fromEndSeconds) => {
  const list = `#EXTM3U\n${map}${parts}${hint}`
  expect(findKeyPart(list)).toEqual({ uri, fromEndSeconds })
  expect(findFirstPieces(list, 0)).toEqual(['init-0.mp4', uri])
})

test.each([
  ['another recording begins', `${segment(1)}#EXT-X-DISCONTINUITY\n${part('2-0', true)}`],
  ['no part begins with a key frame', part('1-0') + part('1-1') + part('1-2')],
  ['a list of whole segments', '#EXTINF:2.00000,\nsegment-0.m4s\n'],
])('a live picture begins where the player says: %s', (_, parts) => {
  const list = `#EXTM3U\n${map}${parts}${hint}`
  expect(findKeyPart(list)).toBeNull()
  expect(findFirstPieces(list, 0)).toEqual([])
})

const replay = `#EXTM3U
#EXT-X-MAP:URI="init-0.mp4"
#EXTINF:2.00000,
segment-0.m4s
#EXT-X-GAP
#EXTINF:2.00000,
segment-1.m4s
#EXT-X-DISCONTINUITY
#EXT-X-MAP:URI="init-1.mp4"
#EXTINF:2.00000,
segment-2.m4s
#EXT-X-ENDLIST
`

test.each([
  ['its beginning', 0, ['init-0.mp4', 'segment-0.m4s']],
  ['where its viewer left off', 4.5, ['init-1.mp4', 'segment-2.m4s']],
  ['a gap', 3, []],
  ['behind its end', 60, []],
])('of a replay from %s', (_, startSeconds, pieces) => {
  expect(findFirstPieces(replay, startSeconds)).toEqual(pieces)
})
