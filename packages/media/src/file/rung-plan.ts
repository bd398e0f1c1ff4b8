/** How one rung of a video is made from a file. */
export interface RungPlan {
  /** Copied where the file already has what players take. */
  video: 'copy' | VideoPlan
  audio: 'copy' | 'encode' | 'none'
}

export interface VideoPlan {
  width: number
  height: number
  /** Per second. NTSC rates are made exact: 29.97 becomes 30000/1001. */
  frameRate: number
  /** At the most. */
  bitsPerSecond: number
  isInterlaced: boolean
}

/** Key frames come at the same times in every rung, so that a player can switch at any of them. */
const keyEverySeconds = 2

export function planArguments(plan: RungPlan, streams: { video: number; audio: number | null }): string[] {
  return [
    ...['-map', `0:${streams.video}`, '-map_metadata', '-1', '-map_chapters', '-1'],
    ...videoArguments(plan.video),
    ...(streams.audio === null || plan.audio === 'none'
      ? ['-an']
      : ['-map', `0:${streams.audio}`, ...audioArguments(plan.audio)]),
    ...['-f', 'flv', '-flvflags', 'no_duration_filesize', 'pipe:1'],
  ]
}

function videoArguments(video: RungPlan['video']): string[] {
  if (video === 'copy') return ['-c:v', 'copy']
  const { width, height, bitsPerSecond, isInterlaced } = video
  const filters = [
    ...(isInterlaced ? ['yadif'] : []),
    `scale=${width}:${height}:flags=bicubic`,
    'setsar=1',
    'format=yuv420p',
  ]
  const keys = String(Math.ceil(video.frameRate * keyEverySeconds) + 1)
  return [
    ...['-vf', filters.join(','), '-fps_mode', 'cfr', '-r', exactRate(video.frameRate)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '22'],
    ...['-maxrate', String(bitsPerSecond), '-bufsize', String(bitsPerSecond * 2)],
    ...['-g', keys, '-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${keyEverySeconds})`],
  ]
}

function audioArguments(audio: 'copy' | 'encode'): string[] {
  if (audio === 'copy') return ['-c:a', 'copy']
  // Pads sound that starts late or has holes, so that it stays in sync.
  return ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000', '-af', 'aresample=async=1:first_pts=0']
}

function exactRate(rate: number): string {
  const whole = Math.round(rate)
  const american = (whole * 1000) / 1001
  return Math.abs(rate - american) < 0.005 ? `${whole * 1000}/1001` : String(rate)
}
