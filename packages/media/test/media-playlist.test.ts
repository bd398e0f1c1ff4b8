import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mediaPlaylist, type PlaylistFacts } from '../src/live/media-playlist.ts'
import type { Segment } from '../src/live/segment.ts'

const segment = (number: number, change: Partial<Segment> = {}): Segment => ({
  number,
  init: 0,
  isDiscontinuous: number === 0,
  startSeconds: number * 2,
  durationSeconds: 2,
  wallTimeMs: Date.parse('2026-11-15T20:00:00Z') + number * 2000,
  isGap: false,
  ...change,
})
const part = (isIndependent = false) => ({ durationSeconds: 0.33333, isIndependent, bytes: Buffer.alloc(1) })
const facts = (change: Partial<PlaylistFacts> = {}): PlaylistFacts => ({
  segments: [segment(0), segment(1)],
  initWriters: [],
  recentParts: new Map([[1, [part(true), part()]]]),
  current: { segment: segment(2), parts: [part(true)] },
  targetSeconds: 3,
  partTargetSeconds: 0.334,
  isEnded: false,
  ...change,
})
const live = { isLowLatency: true, isDelta: false }

describe('a playlist', () => {
  it('of low latency has parts, blocking reload, a hint and a program date time', () => {
    expect(mediaPlaylist(facts(), live)).toBe(`#EXTM3U
#EXT-X-VERSION:9
#EXT-X-TARGETDURATION:3
#EXT-X-PLAYLIST-TYPE:EVENT
#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.002,CAN-SKIP-UNTIL=18
#EXT-X-PART-INF:PART-TARGET=0.334
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-MAP:URI="init-0.mp4"
#EXT-X-PROGRAM-DATE-TIME:2026-11-15T20:00:00.000Z
#EXTINF:2.00000,
segment-0.m4s
#EXT-X-PART:DURATION=0.33333,URI="part-1-0.m4s",INDEPENDENT=YES
#EXT-X-PART:DURATION=0.33333,URI="part-1-1.m4s"
#EXTINF:2.00000,
segment-1.m4s
#EXT-X-PART:DURATION=0.33333,URI="part-2-0.m4s",INDEPENDENT=YES
#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-2-1.m4s"
`)
  })

  it('without low latency has only whole segments', () => {
    const text = mediaPlaylist(facts(), { isLowLatency: false, isDelta: false })
    expect(text).not.toMatch(/PART|SERVER-CONTROL|PRELOAD|segment-2/)
    expect(text).toContain('segment-1.m4s')
  })

  it('leaves out in a delta what is older than six target durations', () => {
    const segments = Array.from({ length: 30 }, (_, number) => segment(number))
    const text = mediaPlaylist(facts({ segments, current: null }), { isLowLatency: true, isDelta: true })
    expect(text).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=21')
    expect(text).not.toContain('segment-20.m4s')
    expect(text).toContain('segment-21.m4s')
    expect(text).not.toContain('EXT-X-MAP')
    expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:0')
  })

  it('has a date only if adding durations would not give it', () => {
    const at = (number: number, lateMs: number) =>
      segment(number, { wallTimeMs: segment(number).wallTimeMs + lateMs })
    const late = [segment(0), at(1, 20), at(2, 40), at(3, 60), at(4, 80), at(5, 300)]
    const dates = (text: string) =>
      [...text.matchAll(/DATE-TIME:(.*)\n(?:.*\n)*?(segment-\d+)/g)].map(([, date, name]) => [name, date])
    expect(dates(mediaPlaylist(facts({ segments: late, current: null }), live))).toEqual([
      ['segment-0', '2026-11-15T20:00:00.000Z'],
      ['segment-3', '2026-11-15T20:00:06.060Z'],
      ['segment-5', '2026-11-15T20:00:10.300Z'],
    ])
    // A player that gets a part of the list has no earlier date.
    const segments = Array.from({ length: 30 }, (_, number) => segment(number))
    const delta = mediaPlaylist(facts({ segments, current: null }), { isLowLatency: true, isDelta: true })
    expect(dates(delta)).toEqual([['segment-21', '2026-11-15T20:00:42.000Z']])
  })

  it.each([true, false])('of three hours has at most 10 KB compressed (live: %s)', isLive => {
    // An encoder's key frames come at whole frames, and its clock is not the server's.
    let startSeconds = 0
    const segments = Array.from({ length: 5_400 }, (_, number) => {
      const durationSeconds = number % 3 === 0 ? 2.033 : 2
      startSeconds += durationSeconds
      return segment(number, { durationSeconds, wallTimeMs: startSeconds * 1000 + (number % 5) })
    })
    const text = mediaPlaylist(facts({ segments, current: null, isEnded: !isLive }), live)
    const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
    expect(brotliCompressSync(text, quickly).length).toBeLessThanOrEqual(10_240)
  })

  it('marks a new connection, a new configuration and lost segments', () => {
    const segments = [
      segment(0),
      segment(1, { isDiscontinuous: true, init: 1 }),
      segment(2, { isGap: true, init: 1 }),
    ]
    const text = mediaPlaylist(facts({ segments, current: null }), live)
    expect(text).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-1.mp4"')
    expect(text).toContain('#EXT-X-GAP\n#EXTINF:2.00000,\nsegment-2.m4s')
    expect(text.match(/EXT-X-MAP/g)).toHaveLength(2)
  })

  it('hints at the next part even while no encoder sends', () => {
    expect(mediaPlaylist(facts({ current: null }), live)).toMatch(
      /segment-1\.m4s\n#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-2-0\.m4s"\n$/,
    )
    expect(mediaPlaylist(facts({ segments: [], current: null }), live)).toContain('URI="part-0-0.m4s"')
  })

  it('ends as the replay: the same segments and a last line', () => {
    const text = mediaPlaylist(facts({ current: null, isEnded: true }), live)
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(text).not.toMatch(/PART|SERVER-CONTROL/)
    expect(text.endsWith('segment-1.m4s\n#EXT-X-ENDLIST\n')).toBe(true)
  })
})
