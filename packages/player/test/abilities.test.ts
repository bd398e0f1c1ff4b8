import { describe, expect, it, test } from 'vitest'
import { toggleCaptions } from '../src/core/choose-captions.ts'
import { type Focused, ownsKey } from '../src/core/owns-key.ts'
import { readTap } from '../src/core/read-tap.ts'
import { findThumbnail, parseStoryboard } from '../src/core/storyboard.ts'

const board = `WEBVTT

00:00.000 --> 00:05.000
storyboard-0.jpg#xywh=0,0,160,90

2
00:05.000 --> 00:10.000
storyboard-0.jpg#xywh=160,0,160,90

NOTE nothing to see

1:00:10.000 --> 1:00:15.500
storyboard-1.jpg#xywh=0,90,160,90
`

describe('a storyboard', () => {
  const thumbnails = parseStoryboard(board)
  it('is read from WebVTT, with or without names of cues', () => {
    expect(thumbnails).toHaveLength(3)
    expect(thumbnails[2]).toEqual({
      startSeconds: 3610,
      endSeconds: 3615.5,
      url: 'storyboard-1.jpg',
      x: 0,
      y: 90,
      width: 160,
      height: 90,
    })
    expect(parseStoryboard(board.replaceAll('\n', '\r\n'))).toEqual(thumbnails)
  })
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
    ['a list without pictures', 'WEBVTT\n\n00:00.000 --> 00:05.000\nHello'],
    ['a picture without a place', 'WEBVTT\n\n00:00.000 --> 00:05.000\na.jpg'],
  ])('is empty when it is %s', (_name, text) => {
    expect(parseStoryboard(text)).toEqual([])
  })
  it.each([
    [0, 0],
    [4.9, 0],
    [5, 160],
    [2000, 160],
    [-1, 0],
  ])('shows at %f s the picture at %d', (seconds, x) => {
    expect(findThumbnail(thumbnails, seconds)?.x).toBe(x)
  })
  it('has no picture if it is empty', () => {
    expect(findThumbnail([], 4)).toBeNull()
  })
})

test.each([
  ['one tap', null, { atMs: 0, share: 0.1 }, null],
  ['two at the left', { atMs: 0, share: 0.1 }, { atMs: 250, share: 0.2 }, 'back'],
  ['two at the right', { atMs: 0, share: 0.9 }, { atMs: 250, share: 0.8 }, 'forward'],
  ['two in the middle', { atMs: 0, share: 0.5 }, { atMs: 250, share: 0.5 }, null],
  ['one at each side', { atMs: 0, share: 0.1 }, { atMs: 250, share: 0.9 }, null],
  ['two slow ones', { atMs: 0, share: 0.1 }, { atMs: 400, share: 0.1 }, null],
] as const)('%s', (_name, before, tap, wanted) => {
  expect(readTap(before, tap)).toBe(wanted)
})

test.each<[Focused, string, boolean]>([
  ['slider', 'ArrowLeft', true],
  ['slider', 'Home', true],
  ['slider', 'k', false],
  ['slider', '5', false],
  ['list', 'm', true],
  ['list', 'Escape', false],
  ['button', ' ', true],
  ['button', 'j', false],
  ['other', ' ', false],
])('a %s owns the key %j: %s', (focused, key, owns) => {
  expect(ownsKey(focused, key)).toBe(owns)
})

test.each([
  ['none there', [], null, null, null],
  ['none on', ['en', 'fr'], null, null, 'en'],
  ['none on, French used last', ['en', 'fr'], null, 'fr', 'fr'],
  ['none on, Bulgarian used last', ['en', 'fr'], null, 'bg', 'en'],
  ['English on', ['en', 'fr'], 'en', 'en', null],
  ['another game’s language on', ['en', 'fr'], 'bg', 'bg', 'en'],
])('captions: %s', (_name, languages, shown, last, wanted) => {
  const captions = languages.map(language => ({ language, name: language, url: '' }))
  expect(toggleCaptions(captions, shown, last)).toBe(wanted)
})
