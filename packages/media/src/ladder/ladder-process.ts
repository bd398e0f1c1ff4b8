import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { type FfmpegTool, startFfmpeg } from '../ffmpeg/start-ffmpeg.ts'
import { type FlvTag, readFlv } from '../flv/read-flv.ts'
import { flvHeader, flvTag } from '../flv/write-flv.ts'
import { firstOutput, ladderArguments } from './ladder-arguments.ts'
import type { LadderRung } from './ladder-rung.ts'

export interface ProcessOptions extends FfmpegTool {
  rungs: readonly LadderRung[]
  keyEverySeconds: number
  hasSound: boolean
  onTag: (rung: LadderRung, tag: FlvTag) => void
  /** Called once, whatever the reason; `said` is the end of its output. */
  onEnd: (said: string) => void
}

export interface LadderProcess {
  readonly pid: number | undefined
  /** Bytes that it has not taken yet. */
  readonly waitingBytes: number
  write(tag: FlvTag): void
  kill(): void
  /** Lets it finish what it has, for a moment. */
  end(): Promise<void>
}

const drainMs = 2_000
const maxSaidChars = 2_000

/** ffmpeg at a lower priority than the server itself: the source comes before its copies. */
export function startLadderProcess(options: ProcessOptions): LadderProcess {
  const { rungs, onTag, onEnd } = options
  const child = startFfmpeg(options, ladderArguments(rungs, options.keyEverySeconds), {
    purpose: 'ladder',
    stdio: ['pipe', 'ignore', 'pipe', ...rungs.map(() => 'pipe' as const)],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-maxSaidChars)
  })
  // It may die while it is written to; `onEnd` reports that.
  child.stdin?.on('error', () => {})
  child.stdin?.write(flvHeader({ hasSound: options.hasSound }))
  lowerPriority(child)
  const reading = rungs.map((rung, index) => read(child, rung, firstOutput + index, onTag))
  const closed = new Promise<void>(resolve => {
    child.once('error', error => {
      said = String(error)
      resolve()
    })
    child.once('close', () => resolve())
  }).then(() => Promise.allSettled(reading))
  void closed.then(() => onEnd(said))
  return {
    pid: child.pid,
    get waitingBytes() {
      return child.stdin?.writableLength ?? 0
    },
    write(tag) {
      if (child.stdin?.writable) child.stdin.write(flvTag(tag))
    },
    kill: () => {
      child.kill('SIGKILL')
    },
    async end() {
      child.stdin?.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), drainMs)
      await closed
      clearTimeout(timer)
    },
  }
}

async function read(
  child: ChildProcess,
  rung: LadderRung,
  output: number,
  onTag: ProcessOptions['onTag'],
): Promise<void> {
  const stream = child.stdio[output]
  if (!(stream instanceof Readable)) return
  stream.on('error', () => {})
  for await (const tag of readFlv(stream)) onTag(rung, tag)
}

/** May be refused where the machine is locked down; then it runs as everything else. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
