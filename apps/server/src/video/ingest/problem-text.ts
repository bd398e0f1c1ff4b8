import type { IngestProblem } from '@grandstand/contract'
import { readProblem } from '@grandstand/rules'

const texts: Record<IngestProblem, string> = {
  busy: 'a second encoder used the key while another was sending',
  too_early: 'an encoder came too early; it may send from an hour before the event',
  event_over: 'an encoder came after the event was over',
  event_cancelled: 'an encoder came to a cancelled event',
  key_rotated: 'the stream key was rotated, and the encoder with the old key was cut off',
  old_key: 'an encoder used a rotated key; give it the new one',
  video_codec: 'the picture is not H.264',
  sound_codec: 'the sound is not AAC',
  bad_stream: 'the signal of the encoder could not be read',
  bad_picture: 'the encoder sends pictures that are not H.264; they are left out',
  ladder_slow: 'this machine is too slow for one size of the live ladder, which was dropped',
  ladder_failed: 'ffmpeg failed repeatedly; viewers get only the source',
  recording_gap: 'the recording could not be written for a while, as on a full disk; the replay has a gap',
  no_ffmpeg: 'there is no ffmpeg for the live ladder; viewers get only the source',
}

/** For the command line and the log; the Studio has words of its own in each language. */
export function problemText(kept: string): string {
  const { code, detail } = readProblem(kept)
  return detail === null ? texts[code] : `${texts[code]} (${detail})`
}
