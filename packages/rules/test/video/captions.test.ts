import { describe, expect, it } from 'vitest'
import { checkCaptions, cutCaptions } from '../../src/video/captions.ts'

const cue = '00:01.000 --> 00:02.500\nGoal!\n'

describe('captions', () => {
  it.each([
    ['the shortest', `WEBVTT\n\n${cue}`, null],
    [
      'with a mark, a title and other line ends',
      `\uFEFFWEBVTT the final\r\n\r\n${cue.replaceAll('\n', '\r\n')}`,
      null,
    ],
    [
      'with hours, settings, a note and a style',
      `WEBVTT\n\nNOTE hello\n\n1\n100:00:01.000 --> 100:00:02.000 align:start\nx`,
      null,
    ],
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nGoal!', 'not_webvtt'],
    ['a page', '<html>WEBVTT</html>', 'not_webvtt'],
    ['nothing', '', 'not_webvtt'],
    ['a word that only begins like it', `WEBVTTX\n\n${cue}`, 'not_webvtt'],
    ['with a zero byte', `WEBVTT\n\n${cue}\0`, 'not_webvtt'],
    ['without a cue', 'WEBVTT\n\nNOTE nothing', 'no_cues'],
    ['with SubRip times', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nx', 'bad_time'],
    ['that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nx', 'bad_time'],
  ])('%s', (_, text, expected) => {
    expect(checkCaptions(text)).toBe(expected)
  })
})

it('the captions of a stretch are its own lines, at its own times', () => {
  const whole = [
    'WEBVTT the final',
    'STYLE\n::cue { color: white }',
    'NOTE for us alone',
    '1\n00:01.000 --> 00:04.000\nBefore',
    '2\n00:08.000 --> 00:12.500 align:start\nGoal!\nWhat a goal',
    '00:59:59.900 --> 01:00:03.000\nThe end',
    '01:00:02.000 --> 01:00:05.000\nAfter',
  ].join('\n\n')
  const stretch = { fromMs: 10_000, toMs: 3_602_000, zeroMs: 9_000 }
  expect(cutCaptions(`\uFEFF${whole.replaceAll('\n', '\r\n')}`, stretch)).toBe(
    [
      'WEBVTT the final',
      'STYLE\n::cue { color: white }',
      '2\n00:00:01.000 --> 00:00:03.500 align:start\nGoal!\nWhat a goal',
      '00:59:50.900 --> 00:59:53.000\nThe end\n',
    ].join('\n\n'),
  )
})
