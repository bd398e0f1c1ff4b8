import { inputArguments } from '../ffmpeg/run-ffmpeg.ts'
import type { LadderRung } from './ladder-rung.ts'

/** Output pipes are numbered from here, one per rung. */
export const firstOutput = 3

/**
 * One process for all rungs: FLV in, decoded once, FLV out on a pipe each. The times are the source's to the
 * millisecond, and so are the key frames as long as they come in a rhythm.
 */
export function ladderArguments(rungs: readonly LadderRung[], keyEverySeconds: number): string[] {
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostats', '-copyts'],
    // The configurations come first and are enough; probing further would only add delay.
    ...['-probesize', '4096', '-analyzeduration', '0', '-f', 'flv', ...inputArguments('stdin')],
    ...rungs.flatMap((rung, index) => [
      ...['-map', '0:v:0', '-map', '0:a:0?', ...soundArguments(rung)],
      ...['-vf', `scale=${rung.width}:${rung.height}`, '-enc_time_base', '1:1000'],
      ...['-c:v', 'libx264', '-preset', 'superfast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p'],
      ...['-bf', '0', '-g', '9999', '-sc_threshold', '0'],
      ...[
        '-force_key_frames',
        `expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+${keyEverySeconds}-0.02))`,
      ],
      ...['-b:v', `${rung.bitsPerSecond}`, '-maxrate', `${rung.bitsPerSecond}`],
      ...['-bufsize', `${rung.bitsPerSecond}`, '-f', 'flv', '-flvflags', 'no_duration_filesize'],
      ...['-flush_packets', '1', `pipe:${firstOutput + index}`],
    ]),
  ]
}

const soundArguments = ({ soundBitsPerSecond }: LadderRung): string[] =>
  soundBitsPerSecond === null
    ? ['-c:a', 'copy']
    : ['-c:a', 'aac', '-b:a', `${soundBitsPerSecond}`, '-ac', '2']
