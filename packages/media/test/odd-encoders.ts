import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FlvTag, readFlv } from '../src/flv/read-flv.ts'
import { runFfmpeg } from './encoder.ts'
import type { SentTag } from './push-tags.ts'

export interface OddEncoder {
  name: string
  /** Options of ffmpeg, in place of the usual ones or beside them. */
  size?: string
  rate?: string
  video?: readonly string[]
  sound?: readonly string[]
  /** What it goes on with from the middle. */
  later?: Pick<OddEncoder, 'size' | 'video' | 'sound'>
  /** What becomes of a tag on its way; null: it is not sent. */
  bend?: (tag: SentTag) => SentTag | null
  /** Viewers get something to see. */
  hasPicture: boolean
  /** The code of what its operator reads; null: nothing is wrong. */
  problem: string | null
}

type Film = Required<Pick<OddEncoder, 'size' | 'rate' | 'video' | 'sound'>> & { seconds: number }

const hourMs = 3_600_000
const wrapMs = 2 ** 32
/** In the middle of what is sent, and not at a key frame. */
const turnMs = 4_300
const isPicture = ({ kind, body }: SentTag) => kind === 'video' && body[1] === 1
const late = (move: (ms: number) => number) => (tag: SentTag) =>
  tag.atMs < turnMs ? tag : { ...tag, timestampMs: move(tag.timestampMs) }

/** What cameras, phones and programs at a pitch have been seen to send, and worse. */
export const oddEncoders: readonly OddEncoder[] = [
  fine({ name: 'B-frames', video: ['-bf', '3', '-preset', 'veryfast'] }),
  fine({ name: 'a key frame every 10 s', video: ['-g', '250', '-keyint_min', '250'] }),
  fine({ name: 'a picture every 2 s', rate: '1/2', video: ['-g', '1', '-keyint_min', '1'] }),
  fine({ name: 'mono', sound: ['-ac', '1'] }),
  fine({ name: '5.1', sound: ['-ac', '6'] }),
  fine({ name: 'upright', size: '180x320' }),
  fine({ name: '4:2:2', video: ['-pix_fmt', 'yuv422p'] }),
  fine({ name: 'without sound', bend: tag => (tag.kind === 'audio' ? null : tag) }),
  fine({ name: 'times that jump back', bend: late(ms => ms - 4_000) }),
  fine({
    name: 'times that wrap',
    bend: tag => ({ ...tag, timestampMs: (tag.timestampMs + wrapMs - turnMs) % wrapMs }),
  }),
  fine({ name: 'times that are all zero', bend: tag => ({ ...tag, timestampMs: 0 }) }),
  fine({ name: 'times that jump an hour', bend: late(ms => ms + hourMs) }),
  fine({
    name: 'times of the sound that jump an hour',
    bend: tag => (tag.kind === 'audio' ? late(ms => ms + hourMs)(tag) : tag),
  }),
  fine({
    name: 'times in microseconds',
    bend: tag => ({ ...tag, timestampMs: (tag.timestampMs * 1000) % wrapMs }),
  }),
  fine({
    name: 'no key frame at first',
    bend: tag => (isPicture(tag) && tag.atMs < 40 ? null : tag),
  }),
  fine({ name: 'sound that changes', later: { sound: ['-ac', '1', '-ar', '44100'] } }),
  fine({ name: 'a size that changes', later: { size: '640x360' } }),
  { name: 'no H.264', hasPicture: false, problem: 'bad_picture', bend: scramble },
  { name: 'no H.264 for three seconds', hasPicture: true, problem: 'bad_picture', bend: forAWhile(scramble) },
  // Its lengths and types are right, so nothing but a decoder can tell.
  { name: 'pictures that do not decode', hasPicture: true, problem: null, bend: forAWhile(scrambleInside) },
  { name: 'sound alone', hasPicture: false, problem: null, bend: tag => (tag.kind === 'video' ? null : tag) },
  { name: 'MP3', hasPicture: false, problem: 'sound_codec', sound: ['-c:a', 'libmp3lame', '-ar', '44100'] },
  { name: 'HEVC', hasPicture: false, problem: 'video_codec', bend: asHevc },
]

function fine(encoder: Omit<OddEncoder, 'hasPicture' | 'problem'>): OddEncoder {
  return { ...encoder, hasPicture: true, problem: null }
}

/** So many seconds of what it sends. */
export async function makeTags(encoder: Partial<OddEncoder>, seconds: number): Promise<SentTag[]> {
  const { later, bend = tag => tag } = encoder
  const parts = later ? [encoder, { ...encoder, ...later }] : [encoder]
  const partSeconds = seconds / parts.length
  const tags: SentTag[] = []
  for (const [at, part] of parts.entries()) {
    const fromMs = at * partSeconds * 1000
    for (const tag of await encode(part, partSeconds)) {
      const timestampMs = tag.timestampMs + fromMs
      const bent = bend({ ...tag, timestampMs, atMs: timestampMs })
      if (bent) tags.push(bent)
    }
  }
  return tags
}

/** Most differ in what becomes of their tags, not in what is encoded. */
const encoded = new Map<string, Promise<FlvTag[]>>()

function encode(encoder: Partial<OddEncoder>, seconds: number): Promise<FlvTag[]> {
  const { size = '320x180', rate = '25', video = [], sound = [] } = encoder
  const film = { size, rate, video, sound, seconds }
  const key = JSON.stringify(film)
  const tags = encoded.get(key) ?? runEncoder(film)
  encoded.set(key, tags)
  return tags
}

async function runEncoder({ size, rate, video, sound, seconds }: Film): Promise<FlvTag[]> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-tags-'))
  const file = join(dir, 'sent.flv')
  try {
    const { code, errors } = await runFfmpeg([
      ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}`],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', String(seconds)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
      ...['-g', '50', '-keyint_min', '50', '-sc_threshold', '0', ...video],
      ...['-c:a', 'aac', ...sound, file],
    ]).done
    if (code !== 0) throw new Error(errors)
    const tags: FlvTag[] = []
    for await (const tag of readFlv(createReadStream(file))) tags.push(tag)
    return tags
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** From the sixth second to the ninth. */
function forAWhile(bend: (tag: SentTag) => SentTag) {
  return (tag: SentTag) => (tag.atMs >= 6_000 && tag.atMs < 9_000 ? bend(tag) : tag)
}

/** No unit of H.264 is left. */
function scramble(tag: SentTag): SentTag {
  return isPicture(tag) ? { ...tag, body: withNoise(tag, [[5, tag.body.length]]) } : tag
}

/** The units stay, with their lengths and what they say of themselves; what is in them is noise. */
function scrambleInside(tag: SentTag): SentTag {
  if (!isPicture(tag)) return tag
  const ranges: [number, number][] = []
  for (let at = 5; at < tag.body.length; ) {
    const end = at + 4 + tag.body.readUInt32BE(at)
    ranges.push([at + 4 + 8, end])
    at = end
  }
  return { ...tag, body: withNoise(tag, ranges) }
}

/** The same in each run. */
function withNoise({ atMs, body }: SentTag, ranges: [number, number][]): Buffer {
  const noisy = Buffer.from(body)
  let noise = atMs + 1
  for (const [from, to] of ranges) {
    for (let at = from; at < to; at += 1) {
      noise = Math.imul(noise, 1_103_515_245) + 12_345
      noisy[at] = noise >> 16
    }
  }
  return noisy
}

function asHevc(tag: SentTag): SentTag {
  if (tag.kind === 'audio') return tag
  const body = Buffer.from(tag.body)
  body[0] = (body.readUInt8(0) & 0xf0) | 12
  return { ...tag, body }
}
