import { fragment } from '../mp4/fragment.ts'
import { type Sample, videoTimescale } from '../mp4/track.ts'

/** A picture or a frame of sound; its duration is known once the next one comes. */
export type Frame = Omit<Sample, 'duration'>

export interface AssemblerOptions {
  partTargetSeconds: number
  segmentTargetSeconds: number
  /** A segment ends here at the latest, even without a key frame. */
  maxSegmentSeconds: () => number
  sampleRate: number | null
  /** Grows over the whole recording. */
  nextSequenceNumber: () => number
  onSegment: (firstPicture: Frame) => void
  onPart: (part: { durationSeconds: number; isIndependent: boolean; bytes: Buffer }) => void
  onSegmentEnd: () => void
}

/** Gathers frames into parts and parts into segments. Times are the recording's own and never fall. */
export interface PartAssembler {
  video(frame: Frame): void
  audio(sample: Sample): void
  /** Writes what is left; the last picture lasts as long as the one before it. */
  end(): void
}

/** A hair over the target still fits: encoders round their times to milliseconds. */
const slackSeconds = 0.001

export function createPartAssembler(options: AssemblerOptions): PartAssembler {
  const { partTargetSeconds, segmentTargetSeconds, sampleRate } = options
  let waiting: Frame | null = null
  let lastDuration = videoTimescale / 30
  let segmentStart = 0
  let pictures: Sample[] = []
  let sounds: Sample[] = []

  const seconds = (ticks: number) => ticks / videoTimescale

  function writePart(endTime: number): void {
    const [first] = pictures
    if (!first) return
    const endOfSound = sampleRate === null ? 0 : seconds(endTime) * sampleRate
    const audio = sounds.filter(({ decodeTime }) => decodeTime < endOfSound)
    sounds = sounds.filter(({ decodeTime }) => decodeTime >= endOfSound)
    options.onPart({
      durationSeconds: seconds(endTime - first.decodeTime),
      isIndependent: first.isKey,
      bytes: fragment(options.nextSequenceNumber(), { video: pictures, audio }),
    })
    pictures = []
  }

  function isSegmentEnd(next: Frame): boolean {
    const length = seconds(next.decodeTime - segmentStart)
    if (next.isKey && length >= segmentTargetSeconds - 0.05) return true
    return length + seconds(lastDuration) > options.maxSegmentSeconds()
  }

  function isPartEnd(next: Frame): boolean {
    const begin = pictures[0]?.decodeTime ?? next.decodeTime
    return seconds(next.decodeTime - begin + lastDuration) > partTargetSeconds + slackSeconds
  }

  function finish(picture: Frame, duration: number): void {
    lastDuration = duration
    pictures.push({ ...picture, duration })
  }

  function beginSegment(picture: Frame): void {
    segmentStart = picture.decodeTime
    options.onSegment(picture)
  }

  return {
    video(frame) {
      if (waiting) finish(waiting, frame.decodeTime - waiting.decodeTime)
      else beginSegment(frame)
      waiting = frame
      if (pictures.length === 0) return
      const endsSegment = isSegmentEnd(frame)
      if (endsSegment || isPartEnd(frame)) writePart(frame.decodeTime)
      if (!endsSegment) return
      options.onSegmentEnd()
      beginSegment(frame)
    },
    audio(sample) {
      sounds.push(sample)
    },
    end() {
      if (!waiting) return
      const endTime = waiting.decodeTime + lastDuration
      finish(waiting, lastDuration)
      waiting = null
      writePart(endTime)
      options.onSegmentEnd()
    },
  }
}
