import type { IngestProblem } from '@grandstand/contract'
import { readProblem } from '@grandstand/rules'

const texts: Record<IngestProblem, string> = {
  busy: 'a second encoder came with the key while one was sending',
  too_early: 'an encoder came too early; it may send from an hour before the event',
  event_over: 'an encoder came although the event is over',
  event_cancelled: 'an encoder came although the event is cancelled',
  key_rotated: 'the stream key was rotated, and the encoder that sent with the old one was cut off',
  old_key: 'an encoder came with a key that has been rotated since; give it the new one',
  video_codec: 'the picture is not H.264',
  sound_codec: 'the sound is not AAC',
  bad_stream: 'what the encoder sent could not be read',
  bad_picture: 'the encoder sends pictures that are no H.264; they are left out',
  ladder_slow: 'this machine is too slow for a size of the live ladder, which was given up',
  ladder_failed: 'ffmpeg failed again and again; viewers get the source alone',
  no_ffmpeg: 'there is no ffmpeg for the live ladder; viewers get the source alone',
}

/** For the command line and the log; the Studio has words of its own in each language. */
export function problemText(kept: string): string {
  const { code, detail } = readProblem(kept)
  return detail === null ? texts[code] : `${texts[code]} (${detail})`
}
