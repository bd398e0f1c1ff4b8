import { readFileSync } from 'node:fs'
import { isRungName, readMediaName } from '@grandstand/media'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '../../../scripts/root.ts'
import { createMediaTokens } from '../src/context/media-tokens.ts'

const file = readFileSync(fromRoot('deploy', 'varnish.vcl'), 'utf8')
/** What an address must look like for the edge to answer it by itself. */
const patterns = [...file.matchAll(/req\.url !~ "(\^\/media\/[^"]+)"/g)].map(
  ([, text = '']) => new RegExp(text),
)
const isTaken = (address: string) => patterns.every(pattern => pattern.test(address))

const tokens = createMediaTokens('a secret that an edge has not')
const grant = {
  channelId: 1,
  videoId: 83,
  scope: null,
  playbackId: '0123456789abcdef',
  device: null,
  expiresAt: new Date(),
}
const addressOf = (path: string, change = {}) => `/media/${tokens.write({ ...grant, ...change })}/${path}`
const list = 'source/index.m3u8'

describe('the file for Varnish', () => {
  it('asks two things of an address', () => {
    expect(patterns).toHaveLength(2)
  })

  it.each([
    ['for a whole video', {}, true],
    ['for one browser', { device: '0123456789abcdef' }, true],
    ['of the largest numbers', { channelId: 2_147_483_647, videoId: 2_147_483_647 }, true],
    ['for a stretch', { scope: { fromMs: 1_000, toMs: 2_000 } }, false],
    ['for a stretch in one browser', { scope: { fromMs: 1, toMs: 2 }, device: '0123456789abcdef' }, false],
    ['for a television', { device: 'cast' }, false],
    ['for the receiver of a television', { device: 'cast0123456789ab' }, false],
  ])('knows the token %s as the server writes it', (_what, change, isOwn) => {
    expect(isTaken(addressOf(list, change))).toBe(isOwn)
  })

  it.each([
    'segment-12.m4s',
    'segment-12-wabcdef.m4s',
    'part-12-3.m4s',
    'part-12-wabcdef-3.m4s',
    'init-0.mp4',
    'init-3-wabcdef.mp4',
  ])('keeps %s, of the source and of each size', name => {
    expect(readMediaName(name), 'as the packager names it').not.toBeNull()
    for (const folder of ['', 'source/', '720p/', '1080p/'])
      expect(isTaken(addressOf(folder + name))).toBe(true)
  })

  it('keeps lists of segments with what is waited for, and leaves the list of sizes and the crew’s picture to the server', () => {
    expect(isRungName('720p')).toBe(true)
    for (const path of [list, `${list}?_HLS_msn=7&_HLS_part=2&_HLS_skip=YES`, '720p/index.m3u8'])
      expect(isTaken(addressOf(path)), path).toBe(true)
    for (const path of ['index.m3u8', 'crew-7/index.m3u8', 'crew-7/segment-1.m4s', 'storyboard.vtt', 'grant'])
      expect(isTaken(addressOf(path)), path).toBe(false)
  })
})
