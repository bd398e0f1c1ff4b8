import { describe, expect, it } from 'vitest'
import { type CutPicture, chooseCut, moveClip, trimClip, zoomAgain, zoomOn } from '../../src/index.ts'

const replay: CutPicture = { seconds: 100, startSeconds: 0, endSeconds: 600, isLive: false }

describe('one tap cuts', () => {
  it.each<[string, CutPicture, number, [before: number, length: number]]>([
    ['25 s before the picture and 5 s after', replay, 120, [25, 30]],
    ['from the beginning if there is less before', { ...replay, seconds: 10 }, 120, [9.8, 14.8]],
    ['to the end if there is less after', { ...replay, seconds: 598 }, 120, [25, 27]],
    ['the next seconds of a live game', { ...replay, isLive: true, endSeconds: 101 }, 120, [25, 30]],
    ['from where a live game can still be reached', { ...replay, startSeconds: 90 }, 120, [9.8, 14.8]],
    ['no more than the channel allows', replay, 12, [7, 12]],
    ['the next seconds at the first picture', { ...replay, seconds: 0 }, 120, [0, 5]],
  ])('%s', (_, picture, maxSeconds, [beforeSeconds, durationSeconds]) => {
    expect(chooseCut(picture, maxSeconds)).toEqual({ beforeSeconds, durationSeconds })
  })
})

const range = { startSeconds: 100, endSeconds: 130 }
const limits = { game: { startSeconds: 0, endSeconds: 200 }, maxSeconds: 60 }

describe('a handle goes', () => {
  it.each([
    ['where it is drawn to', 'start', 110.0334, { startSeconds: 110.033, endSeconds: 130 }],
    ['no further back than the clip may be long', 'start', 20, { startSeconds: 70, endSeconds: 130 }],
    ['not over the other one', 'start', 150, { startSeconds: 129, endSeconds: 130 }],
    ['no further on than the clip may be long', 'end', 190, { startSeconds: 100, endSeconds: 160 }],
    ['not over the other one from behind', 'end', 50, { startSeconds: 100, endSeconds: 101 }],
  ] as const)('%s', (_, handle, toSeconds, expected) => {
    expect(trimClip(range, handle, toSeconds, limits)).toEqual(expected)
  })
  it('no further than the game', () => {
    const short = { game: { startSeconds: 95, endSeconds: 140 }, maxSeconds: 60 }
    expect(trimClip(range, 'start', 0, short).startSeconds).toBe(95)
    expect(trimClip(range, 'end', 500, short).endSeconds).toBe(140)
  })
})

describe('a clip that begins elsewhere', () => {
  it.each([
    ['stays as long as it is', 20, { startSeconds: 20, endSeconds: 50 }],
    ['begins with the game at the earliest', -5, { startSeconds: 0, endSeconds: 30 }],
    ['ends with the game at the latest', 190, { startSeconds: 170, endSeconds: 200 }],
  ])('%s', (_, toSeconds, expected) => {
    expect(moveClip(range, toSeconds, limits.game)).toEqual(expected)
  })
})

describe('the stretch under the handles', () => {
  it('has some of the game on both sides, as far as there is any', () => {
    expect(zoomOn(range, limits.game)).toEqual({ startSeconds: 85, endSeconds: 145 })
    const short = { startSeconds: 95, endSeconds: 131 }
    expect(zoomOn(range, short)).toEqual(short)
    const live = { startSeconds: 0, endSeconds: 127 }
    expect(zoomOn(range, live)).toEqual({ startSeconds: 85, endSeconds: 130 })
  })
  it('stays while a handle has room, and moves on when it has none', () => {
    const zoom = zoomOn(range, limits.game)
    expect(zoomAgain(zoom, { ...range, startSeconds: 90 }, limits.game)).toBe(zoom)
    const moved = zoomAgain(zoom, { ...range, startSeconds: 86 }, limits.game)
    expect(moved).toEqual({ startSeconds: 71, endSeconds: 145 })
  })
  it('stays at the ends of the game', () => {
    const zoom = { startSeconds: 0, endSeconds: 45 }
    expect(zoomAgain(zoom, { startSeconds: 0, endSeconds: 30 }, limits.game)).toBe(zoom)
  })
})
