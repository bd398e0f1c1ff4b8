import { describe, expect, it } from 'vitest'
import { chooseClipRung, planReplay, type ReplayFacts } from '../../src/video/replay-ladder.ts'

type Change = Partial<ReplayFacts['video']> & Pick<Partial<ReplayFacts>, 'audio' | 'bitsPerSecond'>

function facts({ audio, bitsPerSecond = 6_000_000, ...video }: Change = {}): ReplayFacts {
  return {
    bitsPerSecond,
    video: {
      codec: 'h264',
      profile: 'High',
      pixelFormat: 'yuv420p',
      width: 1920,
      height: 1080,
      frameRate: 30,
      isInterlaced: false,
      isRotated: false,
      hasSquarePixels: true,
      ...video,
    },
    audio: audio === undefined ? { codec: 'aac', profile: 'LC', channels: 'stereo' } : audio,
  }
}
const describeRungs = (plan: ReturnType<typeof planReplay>) =>
  plan.map(({ name, video }) =>
    video === 'copy' ? `${name} copied` : `${name} ${video.width}x${video.height}`,
  )
const plan = (change: Change, mayCopy = true) => planReplay(facts(change), { mayCopy })

describe('the sizes of a replay', () => {
  it.each<[string, Change, string[]]>([
    ['1080p that players can play', {}, ['source copied', '360p 640x360', '480p 854x480', '720p 1280x720']],
    [
      '720p that players can play',
      { width: 1280, height: 720 },
      ['source copied', '360p 640x360', '480p 854x480'],
    ],
    ['small', { width: 640, height: 360 }, ['source copied']],
    ['a hair over a size', { width: 870, height: 490 }, ['source copied', '360p 640x360']],
    [
      'HEVC',
      { codec: 'hevc', profile: 'Main' },
      ['360p 640x360', '480p 854x480', '720p 1280x720', '1080p 1920x1080'],
    ],
    [
      '4K HEVC',
      { codec: 'hevc', width: 3840, height: 2160 },
      ['360p 640x360', '480p 854x480', '720p 1280x720', '1080p 1920x1080'],
    ],
    [
      'a phone held upright',
      { isRotated: true, width: 720, height: 1280 },
      ['360p 360x640', '480p 480x854', '720p 720x1280'],
    ],
    ['odd and small', { codec: 'vp8', width: 333, height: 251 }, ['252p 334x252']],
    ['tiny', { codec: 'vp8', width: 160, height: 90 }, ['100p 160x90']],
    ['square', { codec: 'vp9', width: 480, height: 480 }, ['360p 360x360', '480p 480x480']],
  ])('of a file: %s', (_, change, expected) => {
    expect(describeRungs(plan(change))).toEqual(expected)
  })

  it.each<[string, Change]>([
    ['in ten bits', { profile: 'High 10', pixelFormat: 'yuv420p10le' }],
    ['interlaced', { isInterlaced: true }],
    ['with oblong pixels', { hasSquarePixels: false }],
    ['far too large for a connection', { bitsPerSecond: 40_000_000 }],
  ])('has no copy of a file %s', (_, change) => {
    expect(plan(change).some(({ video }) => video === 'copy')).toBe(false)
  })

  it('has no copy if a copy has failed', () => {
    expect(describeRungs(plan({}, false)).at(-1)).toBe('1080p 1920x1080')
  })

  it.each<[string, ReplayFacts['audio'], string[]]>([
    ['AAC', { codec: 'aac', profile: 'LC', channels: 'mono' }, ['copy', 'encode']],
    ['surround', { codec: 'aac', profile: 'LC', channels: 'more' }, ['encode', 'encode']],
    ['MP3', { codec: 'mp3', profile: '', channels: 'stereo' }, ['encode', 'encode']],
    ['silence', null, ['none', 'none']],
  ])('keeps %s if players can play it', (_, audio, expected) => {
    expect(
      plan({ audio, width: 640, height: 480 })
        .slice(0, 2)
        .map(rung => rung.audio),
    ).toEqual(expected)
  })

  it.each([
    [59.94, 29.97, 59.94],
    [50, 25, 50],
    [25, 25, 25],
    [1000, 30, 60],
    [null, 30, 30],
  ])('shows %s pictures a second as %s when small and %s when large', (frameRate, small, large) => {
    const rates = plan({ frameRate, codec: 'vp9' }).map(({ video }) =>
      video === 'copy' ? 0 : video.frameRate,
    )
    expect([rates[0], rates.at(-1)]).toEqual([small, large])
  })
})

describe('what is also kept as one file', () => {
  it.each<[string, Change, Parameters<typeof chooseClipRung>[1], string | undefined]>([
    ['a teaser as it came', {}, 'teaser', 'source'],
    ['a preroll as soon as possible', { codec: 'hevc' }, 'preroll', '360p'],
    ['the film of a slide no larger than need be', {}, 'slide', '720p'],
    ['the film of a slide as it came if that is small', { width: 1280, height: 720 }, 'slide', 'source'],
    ['the film of a slide in its own size', { codec: 'hevc', width: 1066, height: 600 }, 'slide', '600p'],
    ['no replay', {}, 'event', undefined],
    ['no video of the library', {}, 'library', undefined],
  ])('%s', (_, change, owner, name) => {
    expect(chooseClipRung(plan(change), owner)?.name).toBe(name)
  })
})
