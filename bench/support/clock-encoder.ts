import { runFfmpeg } from '@grandstand/media/test-encoder'
import { blockPixels, clockBits, clockBlocks } from './clock-code.ts'

const width = clockBits * blockPixels
const height = 216
const framesPerSecond = 25

/** A camera that films a clock: each frame shows the moment at which it was taken, and is sent by RTMP at once. */
export function startClockEncoder(url: string): { stop(): Promise<void> } {
  const { child, done } = runFfmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(framesPerSecond)],
      ...[
        '-i',
        'pipe:0',
        '-f',
        'lavfi',
        '-i',
        'sine=frequency=440:sample_rate=48000',
        '-map',
        '0:v',
        '-map',
        '1:a',
      ],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-tune',
        'zerolatency',
        '-g',
        String(framesPerSecond * 2),
      ],
      ...['-keyint_min', String(framesPerSecond * 2), '-c:a', 'aac', '-f', 'flv', url],
    ],
    { hasInput: true },
  )
  const { stdin } = child
  stdin.on('error', () => {})
  const startedAtMs = Date.now()
  let sent = 0
  const timer = setInterval(() => {
    // As many as are due: on a busy machine a camera does not slow down.
    const due = Math.floor(((Date.now() - startedAtMs) / 1000) * framesPerSecond)
    for (; sent < due; sent += 1) stdin.write(drawClock(Date.now(), sent))
  }, 1000 / framesPerSecond)
  return {
    async stop() {
      clearInterval(timer)
      child.kill('SIGKILL')
      await done
    },
  }
}

function drawClock(ms: number, frame: number): Buffer {
  const bytes = Buffer.alloc((width * height * 3) / 2, 128)
  for (const [at, isWhite] of clockBlocks(ms).entries())
    for (let row = 0; row < 48; row += 1)
      bytes.fill(isWhite ? 220 : 30, row * width + at * blockPixels, row * width + (at + 1) * blockPixels)
  // Something that moves.
  for (let row = 100; row < 180; row += 1)
    bytes.fill(
      200,
      row * width + ((frame * 4) % (width - 40)),
      row * width + ((frame * 4) % (width - 40)) + 40,
    )
  return bytes
}
