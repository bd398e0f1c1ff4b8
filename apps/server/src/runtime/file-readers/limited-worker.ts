import { Worker } from 'node:worker_threads'
import { errorCode } from '../error-code.ts'
import { FileLimitError, type FileReader } from './file-reader.ts'

/** A worker that waits for the disk or for a busy machine uses no processor time, but it has an end, too. */
const wallPerCpu = 10
const lookEveryMs = 50

export interface LimitedWorker {
  url: URL
  isOver(): boolean
  /** What the worker answers. One file at a time. */
  ask(input: unknown): Promise<unknown>
  end(): Promise<void>
}

/** A worker that ends when a file takes more than its reader has. */
export function startLimitedWorker(reader: FileReader<unknown, unknown>): LimitedWorker {
  const { url, maxCpuMs, maxMemoryMb } = reader
  const worker = new Worker(url, {
    execArgv: [],
    // Keys and passwords of the server are none of its business.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 32 },
  })
  // A process that ends does not wait for an idle one.
  worker.unref()
  let isOver = false
  const broken = new Promise<never>((_, reject) => {
    worker.once('error', error =>
      reject(errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileLimitError('memory') : error),
    )
    worker.once('exit', () => {
      isOver = true
      reject(new FileLimitError('time'))
    })
  })
  // Nobody may be waiting when it ends.
  broken.catch(() => {})
  const next = () => new Promise<unknown>(resolve => worker.once('message', resolve))
  const ready = Promise.race([next(), broken])
  ready.catch(() => {})

  async function end(): Promise<void> {
    isOver = true
    await worker.terminate()
  }

  /** Processor time in milliseconds; undefined where the worker has just ended. */
  async function readCpuMs(): Promise<number | undefined> {
    try {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    } catch {
      return undefined
    }
  }

  return {
    url,
    isOver: () => isOver,
    end,
    async ask(input) {
      worker.ref()
      await ready
      const beganAtMs = performance.now()
      const cpuBefore = (await readCpuMs()) ?? 0
      const look = async () => {
        const isLate = performance.now() - beganAtMs > maxCpuMs * wallPerCpu
        if (isLate || ((await readCpuMs()) ?? 0) - cpuBefore > maxCpuMs) await end()
      }
      const watch = setInterval(() => void look(), lookEveryMs)
      try {
        const answer = Promise.race([next(), broken])
        worker.postMessage(input)
        return await answer
      } finally {
        clearInterval(watch)
        worker.unref()
      }
    },
  }
}
