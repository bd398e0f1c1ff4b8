import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { type DrawOptions, drawTimeoutMs } from '../file/draw-options.ts'
import { SegmentMissing } from '../live/pin-stretch.ts'
import type { Recording } from '../live/recording.ts'
import type { Segment } from '../live/segment.ts'

/** Enough to tell black from night, and a still picture from one in which somebody runs. */
const lookSize = { width: 64, height: 36 }

/** What only decoding can show. */
export interface Look {
  /** The first picture, small and grey: a byte for each dot. */
  picture: Uint8Array
  /** Of the whole segment, in decibels below the loudest there is; null where it has no sound. */
  soundDb: number | null
}

/** One key frame and the sound of one segment: the least that tells what somebody would see and hear. */
export async function lookAt(options: DrawOptions, recording: Recording, segment: Segment): Promise<Look> {
  const [init, bytes] = await Promise.all([
    recording.readInit(segment.init),
    recording.readSegment(segment.number),
  ])
  if (!init || !bytes) throw new SegmentMissing('What was just recorded is missing')
  const hasSound = init.includes('soun')
  const chunks: Buffer[] = []
  const said = await runFfmpeg(
    [
      ...[
        '-loglevel',
        'info',
        '-nostats',
        '-threads',
        '1',
        '-skip_frame',
        'nokey',
        ...inputArguments('stdin'),
      ],
      ...['-map', '0:v:0', '-frames:v', '1'],
      ...[
        '-vf',
        `scale=${lookSize.width}:${lookSize.height}:flags=area,format=gray`,
        '-f',
        'rawvideo',
        'pipe:1',
      ],
      ...(hasSound ? ['-map', '0:a:0', '-af', 'volumedetect', '-f', 'null', '-'] : []),
    ],
    {
      ...options,
      purpose: 'look',
      timeoutMs: drawTimeoutMs,
      input: wholeOf([init, bytes]),
      async onOutput(output) {
        for await (const chunk of output) chunks.push(chunk)
      },
    },
  )
  const picture = new Uint8Array(Buffer.concat(chunks))
  if (picture.length !== lookSize.width * lookSize.height) throw new SegmentMissing('No picture was decoded')
  return { picture, soundDb: hasSound ? readVolume(said) : null }
}

async function* wholeOf(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* parts
}

/** ffmpeg says -91 dB where there is nothing but zeros. */
function readVolume(said: string): number | null {
  const found = said.match(/mean_volume: (-?[\d.]+) dB/)
  return found ? Number(found[1]) : null
}
