import { runFfmpeg } from '@grandstand/media/test-encoder'

/** A file of just so many bits a second, filled up where the picture needs fewer, with a key frame every two seconds. */
export async function makeBenchVideo(
  file: string,
  { seconds, bitsPerSecond, size }: { seconds: number; bitsPerSecond: number; size: string },
): Promise<void> {
  const rate = String(bitsPerSecond)
  const { code, errors } = await runFfmpeg([
    ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25`],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', String(seconds)],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50', '-keyint_min', '50'],
    ...['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate],
    ...['-x264-params', 'nal-hrd=cbr:force-cfr=1', '-c:a', 'aac', '-b:a', '96k', file],
  ]).done
  if (code !== 0) throw new Error(errors)
}

/** Sends it as it is, again and again; at the pace of a camera, or for `seconds` of video as fast as it can. */
export function pushVideo(file: string, url: string, options: { isLive: boolean; seconds?: number }) {
  return runFfmpeg([
    ...(options.isLive ? ['-re'] : []),
    ...['-stream_loop', '-1', '-i', file],
    ...(options.seconds === undefined ? [] : ['-t', String(options.seconds)]),
    ...['-c', 'copy', '-f', 'flv', url],
  ])
}
