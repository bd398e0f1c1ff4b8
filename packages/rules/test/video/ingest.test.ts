import { describe, expect, it } from 'vitest'
import { chooseIngestState, chooseNewEnd, readProblem, writeProblem } from '../../src/index.ts'

describe('the combined state of an event’s cameras', () => {
  it.each([
    [[], 'none'],
    [['idle', 'idle'], 'idle'],
    [['idle', 'live'], 'live'],
    [['live', 'interrupted', 'ended'], 'interrupted'],
    [['live', 'no_picture'], 'no_picture'],
    [['ended', 'ended'], 'ended'],
    [['ended', 'idle'], 'idle'],
  ] as const)('%j: %s', (cameras, state) => {
    expect(chooseIngestState(cameras)).toBe(state)
  })
})

describe('a camera’s problem', () => {
  it.each([
    ['busy', { code: 'busy', detail: null }],
    ['video_codec: Sorenson H.263', { code: 'video_codec', detail: 'Sorenson H.263' }],
    ['bad_stream: a: b', { code: 'bad_stream', detail: 'a: b' }],
  ] as const)('is kept as %s', (kept, problem) => {
    expect(writeProblem(problem)).toBe(kept)
    expect(readProblem(kept)).toEqual(problem)
  })

  it('that is unknown is shown as it is', () => {
    expect(readProblem('of another version: x')).toEqual({
      code: 'bad_stream',
      detail: 'of another version: x',
    })
  })
})

describe('an event that a person makes live', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}Z`)
  it.each([
    ['19:59:59', 'live', null],
    ['20:00:00', 'live', at('22:00:00')],
    ['20:00:00', 'finished', null],
  ] as const)('at %s (%s) ends at %s', (now, to, end) => {
    expect(chooseNewEnd({ ends_at: at('20:00:00') }, to, at(now))).toEqual(end)
  })
})
