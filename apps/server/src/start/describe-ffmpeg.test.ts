import type { Ffmpeg } from '@grandstand/media'
import { expect, it } from 'vitest'
import { describeFfmpeg } from './describe-ffmpeg.ts'

const current: Ffmpeg = {
  path: 'ffmpeg',
  version: '7.1',
  origin: 'system',
  isOutdated: false,
  hasFpsMode: true,
  hasSrt: true,
  guard: { prefix: [], user: null, hasMemoryLimit: false },
  tally: { watch() {}, addLate() {}, list: () => [] },
}
const old: Ffmpeg = { ...current, version: 'N-49006', origin: 'installed', isOutdated: true }

it.each([
  ['none', null, false, /^No working ffmpeg was found: .*Install ffmpeg/],
  ["the system's", current, true, /^ffmpeg 7\.1 is used, the system's\.$/],
  ['one that was named', { ...current, origin: 'named' }, false, /named by FFMPEG_PATH\.$/],
  [
    'an old one',
    old,
    false,
    /^ffmpeg N-49006 is used, the one that npm installed; it no longer gets security fixes, so install a current one .* FFMPEG_PATH\.$/,
  ],
  [
    'an old one in production',
    old,
    true,
    /no longer gets security fixes.*until then operators' files are refused\.$/,
  ],
] satisfies [string, Ffmpeg | null, boolean, RegExp][])(
  'the start says in one sentence that it has %s',
  (_, ffmpeg, isProduction, sentence) => {
    expect(describeFfmpeg(ffmpeg, { isProduction })).toMatch(sentence)
  },
)
