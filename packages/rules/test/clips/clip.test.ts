import { describe, expect, it } from 'vitest'
import {
  type CutFacts,
  canPlayClip,
  canSeeClip,
  checkCut,
  checkRange,
  choosePublishing,
  isWithin,
  needsExactFile,
  type RangeFacts,
} from '../../src/index.ts'

const may: CutFacts = {
  cutters: 'all',
  capabilities: ['watch', 'clipping'],
  isBuyer: false,
  isBanned: false,
  count: 1,
  limit: 2,
}

describe('who may cut a clip', () => {
  it.each<[string, CutFacts, ReturnType<typeof checkCut>]>([
    ['a user with the capability', may, null],
    ['a user without it', { ...may, capabilities: ['watch', 'download_clip'] }, 'forbidden'],
    ['a user whose month is used up', { ...may, count: 2 }, 'clip_limit'],
    ['a buyer, if buyers may', { ...may, cutters: 'buyers', isBuyer: true }, null],
    ['another user there', { ...may, cutters: 'buyers' }, 'forbidden'],
    ['a banned user', { ...may, isBanned: true }, 'forbidden'],
    ['anybody, if nobody may', { ...may, cutters: 'nobody', isBuyer: true }, 'forbidden'],
  ])('%s', (_, facts, refusal) => expect(checkCut(facts)).toBe(refusal))
})

describe('a range within that of a clip', () => {
  const clip = { startSeconds: 10, durationSeconds: 5 }
  it.each<[string, number, number, boolean]>([
    ['the same', 10, 5, true],
    ['shorter at both ends', 11, 3, true],
    ['rounded to the millisecond', 9.9995, 5.001, true],
    ['longer at its end', 10, 5.1, false],
    ['longer at its beginning', 9.9, 5, false],
    ['elsewhere', 20, 1, false],
    ['around it', 9, 7, false],
  ])('%s', (_, startSeconds, durationSeconds, isInside) =>
    expect(isWithin({ startSeconds, durationSeconds }, clip)).toBe(isInside),
  )
})

const game: RangeFacts = {
  startSeconds: 100,
  durationSeconds: 30,
  maxSeconds: 120,
  recording: { beginSeconds: 0, endSeconds: 200, isEnded: true },
}
const live = { beginSeconds: 0, endSeconds: 125, isEnded: false }

describe('the range of a clip', () => {
  it.each<[string, RangeFacts, string | null]>([
    ['inside the game', game, null],
    ['to its last picture', { ...game, startSeconds: 170 }, null],
    ['beyond its end', { ...game, startSeconds: 171 }, 'Your clip duration is longer than the end time'],
    ['after its end', { ...game, startSeconds: 200 }, 'is outside the game'],
    [
      'before the part that is still available',
      { ...game, recording: { ...game.recording, beginSeconds: 101 } },
      'is outside the game',
    ],
    ['longer than the channel allows', { ...game, durationSeconds: 121 }, 'must be 120 seconds at the most'],
    ['with a few future seconds of a running game', { ...game, recording: live }, null],
    [
      'with too many of them',
      { ...game, durationSeconds: 36, recording: live },
      'Your clip duration is longer than the end time',
    ],
  ])('%s', (_, facts, text) => expect(checkRange(facts)?.text ?? null).toBe(text))
})

it.each([
  ['nobody', true, 'no'],
  ['buyers', true, 'yes'],
  ['buyers', false, 'no'],
  ['all', false, 'yes'],
  ['approval', false, 'after_approval'],
] as const)('if %s may publish, a buyer (%s): %s', (publishers, isBuyer, publishing) => {
  expect(choosePublishing(publishers, { isBuyer, isBanned: false })).toBe(publishing)
  expect(choosePublishing(publishers, { isBuyer, isBanned: true })).toBe('no')
})

const hidden = {
  isOwn: false,
  is_public: false,
  moderation: 'approved',
  share_uuid: null,
  uuid: null,
} as const

describe('a viewer who sees a clip', () => {
  it.each([
    ['its owner', { ...hidden, isOwn: true, moderation: 'hidden' as const }, true],
    ['a stranger a private one', hidden, false],
    ['a stranger a public one', { ...hidden, is_public: true }, true],
    [
      'a stranger one that waits for approval',
      { ...hidden, is_public: true, moderation: 'waiting' as const },
      false,
    ],
    ['a stranger with the link', { ...hidden, share_uuid: 'a', uuid: 'a' }, true],
    ['a stranger with an earlier link', { ...hidden, share_uuid: 'b', uuid: 'a' }, false],
    [
      'a stranger with the link of a hidden one',
      { ...hidden, share_uuid: 'a', uuid: 'a', moderation: 'hidden' as const },
      false,
    ],
  ])('%s', (_, sight, sees) => expect(canSeeClip(sight)).toBe(sees))

  it('plays it too, but nobody plays a clip that was taken down, not even its owner', () => {
    const own = { ...hidden, isOwn: true }
    expect(canPlayClip(own)).toBe(true)
    expect(canPlayClip({ ...own, moderation: 'waiting' })).toBe(true)
    expect(canPlayClip({ ...own, moderation: 'hidden' })).toBe(false)
    expect(canPlayClip(hidden)).toBe(false)
  })
})

it('the file of a clip of a sold game has nothing before the cut once others may have it', () => {
  const own = { is_public: false, isShared: false, isSold: true }
  expect(needsExactFile(own)).toBe(false)
  expect(needsExactFile({ ...own, is_public: true })).toBe(true)
  expect(needsExactFile({ ...own, isShared: true })).toBe(true)
  expect(needsExactFile({ ...own, is_public: true, isSold: false })).toBe(false)
})
