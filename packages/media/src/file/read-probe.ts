/** What ffmpeg says about a file. */
export interface FileFacts {
  /** Null where the file does not say, as with recordings made in a browser. */
  durationSeconds: number | null
  /** Of all its streams together. */
  bitsPerSecond: number | null
  /** Null: it has no moving picture. */
  video: VideoFacts | null
  /** Null: it is silent. */
  audio: AudioFacts | null
}

export interface VideoFacts {
  /** Its number among the file's streams. */
  stream: number
  codec: string
  profile: string
  pixelFormat: string
  /** As viewers see it: rotated, and with square pixels. */
  width: number
  height: number
  frameRate: number | null
  isInterlaced: boolean
  /** Phones record sideways and note how to rotate. */
  isRotated: boolean
  hasSquarePixels: boolean
}

export interface AudioFacts {
  stream: number
  codec: string
  profile: string
  channels: 'mono' | 'stereo' | 'more'
}

const streamLine = /^ {2,6}Stream #0:(\d+)\S*: (Video|Audio): (.*)$/

/** Reads the text of `ffmpeg -i`, because npm's build comes without ffprobe. */
export function readProbe(said: string): FileFacts {
  const lines = said.split('\n')
  const duration = said.match(/^ {2}Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m)
  const bitrate = said.match(/^ {2}Duration: .*bitrate: (\d+) kb\/s/m)
  const facts: FileFacts = {
    durationSeconds: duration
      ? Number(duration[1]) * 3600 + Number(duration[2]) * 60 + Number(duration[3])
      : null,
    bitsPerSecond: bitrate ? Number(bitrate[1]) * 1000 : null,
    video: null,
    audio: null,
  }
  lines.forEach((line, index) => {
    const [, number, kind, text = ''] = line.match(streamLine) ?? []
    if (kind === 'Video') facts.video ??= readVideo(Number(number), text, detailsAfter(lines, index))
    if (kind === 'Audio') facts.audio ??= readAudio(Number(number), text)
  })
  return facts
}

/** The lines below a stream's own line, up to the next stream. */
function detailsAfter(lines: readonly string[], index: number): string {
  const rest = lines.slice(index + 1)
  const end = rest.findIndex(line => streamLine.test(line) || !line.startsWith('    '))
  return rest.slice(0, end === -1 ? undefined : end).join('\n')
}

/** Null for cover art, which ffmpeg lists as a video stream. */
function readVideo(stream: number, text: string, details: string): VideoFacts | null {
  const size = text.match(/, (\d{1,5})x(\d{1,5})(?:[ ,]|$)/)
  if (!size || text.includes('(attached pic)') || Number(size[1]) === 0 || Number(size[2]) === 0) return null
  const [, codec = '', profile = ''] = text.match(/^(\w+)(?: \(([^)]*)\))?/) ?? []
  const [, pixelFormat = '', description = ''] = text.match(/, (\w+)(?:\(([^)]*)\))?, \d+x\d+/) ?? []
  const rotation = Number(details.match(/displaymatrix: rotation of (-?\d+(?:\.\d+)?) degrees/)?.[1] ?? 0)
  const [, across = 1, down = 1] = (text.match(/\[?SAR (\d+):(\d+)/) ?? []).map(Number)
  const shape = across > 0 && down > 0 ? across / down : 1
  const isOnItsSide = Math.abs(Math.round(rotation / 90)) % 2 === 1
  const [width, height] = [Math.round(Number(size[1]) * shape), Number(size[2])]
  const rate = text.match(/ ([\d.]+)(k?) fps/) ?? text.match(/ ([\d.]+)(k?) tbr/)
  return {
    stream,
    codec,
    profile,
    pixelFormat,
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    frameRate: rate ? Number(rate[1]) * (rate[2] === 'k' ? 1000 : 1) : null,
    isInterlaced: /top first|bottom first|top coded|bottom coded/.test(description),
    isRotated: rotation !== 0,
    hasSquarePixels: Math.abs(shape - 1) < 0.01,
  }
}

function readAudio(stream: number, text: string): AudioFacts {
  const [, codec = '', profile = ''] = text.match(/^(\w+)(?: \(([^)]*)\))?/) ?? []
  const [, channels] = text.match(/ Hz, (mono|stereo)\b/) ?? []
  return {
    stream,
    codec,
    profile,
    channels: channels === 'mono' || channels === 'stereo' ? channels : 'more',
  }
}
