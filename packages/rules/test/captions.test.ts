import { describe, expect, it } from 'vitest'
import { checkCaptions } from '../src/captions.ts'

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
