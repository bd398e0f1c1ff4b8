import { describe, expect, it } from 'vitest'
import { readProbe } from '../src/file/read-probe.ts'

const say = (...streams: string[]) =>
  [
    "Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:/x':",
    '  Duration: 01:02:03.50, start: 0.000000, bitrate: 836 kb/s',
    ...streams,
    'At least one output file must be specified',
  ].join('\n')
const phone = [
  '    Stream #0:0(und): Video: h264 (High) (avc1 / 0x31637661), yuv420p, 1920x1080 [SAR 1:1 DAR 16:9], 758 kb/s, 29.97 fps, 30 tbr, 15360 tbn, 60 tbc (default)',
  '    Metadata:',
  '      rotate          : 90',
  '    Side data:',
  '      displaymatrix: rotation of -90.00 degrees',
]
const sound =
  '    Stream #0:1(und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp, 73 kb/s (default)'

describe('what ffmpeg says about a file', () => {
  it('gives its length, its rate, picture and sound', () => {
    const facts = readProbe(say(phone[0] ?? '', sound))
    expect(facts).toEqual({
      durationSeconds: 3723.5,
      bitsPerSecond: 836_000,
      video: {
        stream: 0,
        codec: 'h264',
        profile: 'High',
        pixelFormat: 'yuv420p',
        width: 1920,
        height: 1080,
        frameRate: 29.97,
        isInterlaced: false,
        isRotated: false,
        hasSquarePixels: true,
      },
      audio: { stream: 1, codec: 'aac', profile: 'LC', channels: 'stereo' },
    })
  })

  it('gives the size of a phone’s video as it is seen', () => {
    expect(readProbe(say(...phone, sound)).video).toMatchObject({
      width: 1080,
      height: 1920,
      isRotated: true,
    })
  })

  it.each([
    [
      '    Stream #0:0[0x100]: Video: mpeg2video (Main) ([2][0][0][0] / 0x0002), yuv420p(tv, top first), 720x576 [SAR 64:45 DAR 16:9], 25 fps, 25 tbr, 90k tbn',
      { codec: 'mpeg2video', width: 1024, height: 576, isInterlaced: true, hasSquarePixels: false },
    ],
    [
      '    Stream #0:0: Video: hevc (Main 10), yuv420p10le(tv, bt2020nc/bt2020/smpte2084), 3840x2160, SAR 1:1 DAR 16:9, 59.94 fps, 59.94 tbr, 1k tbn (default)',
      { codec: 'hevc', profile: 'Main 10', pixelFormat: 'yuv420p10le', frameRate: 59.94 },
    ],
    [
      '  Stream #0:0(eng): Video: vp8, yuv420p(progressive), 640x360, SAR 1:1 DAR 16:9, 1k fps, 1k tbr, 1k tbn (default)',
      { codec: 'vp8', frameRate: 1000, isInterlaced: false },
    ],
  ])('is read in every form: %s', (line, expected) => {
    expect(readProbe(say(line)).video).toMatchObject(expected)
  })

  it('does not count a cover as a video, or a missing length as zero', () => {
    const cover = '    Stream #0:1: Video: mjpeg, yuvj420p(pc), 600x600, 90k tbr, 90k tbn (attached pic)'
    const facts = readProbe(say(cover).replace('01:02:03.50', 'N/A'))
    expect(facts).toMatchObject({ durationSeconds: null, video: null, audio: null })
  })
})
