import { createSlots } from '../slots.ts'
import type { FileReader } from './file-reader.ts'
import { type LimitedWorker, startLimitedWorker } from './limited-worker.ts'

export interface FileReaders {
  /** Throws a `FileLimitError` where the file is too much for its reader. */
  read<Input, Output>(reader: FileReader<Input, Output>, input: Input): Promise<Output>
  stop(): Promise<void>
}

const maxAtOnce = 2
const queue = { maxWaiting: 20, retryAfterSeconds: 5 }
/** Then an idle worker gives its memory back. */
const idleMs = 30_000

/**
 * Reads files in workers, so that no file holds up the requests of others: two at a time, then a queue, then 429. A worker
 * stays for the next file of its kind. Each process has its own workers and its own queue: they guard the process.
 */
export function createFileReaders(): FileReaders {
  const slots = createSlots(maxAtOnce, queue)
  const busy = new Set<LimitedWorker>()
  const idle = new Map<LimitedWorker, NodeJS.Timeout>()

  function take(reader: FileReader<unknown, unknown>): LimitedWorker {
    const fitting = [...idle.keys()].find(({ url, isOver }) => url === reader.url && !isOver())
    if (fitting) clearTimeout(idle.get(fitting))
    // With one of another kind there would be more than two.
    else if (idle.size + busy.size >= maxAtOnce)
      for (const worker of [...idle.keys()].slice(0, 1)) drop(worker)
    const worker = fitting ?? startLimitedWorker(reader)
    idle.delete(worker)
    busy.add(worker)
    return worker
  }

  function giveBack(worker: LimitedWorker): void {
    busy.delete(worker)
    if (!worker.isOver()) idle.set(worker, setTimeout(drop, idleMs, worker).unref())
  }

  function drop(worker: LimitedWorker): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    void worker.end()
  }

  return {
    read: (reader, input) =>
      slots(async () => {
        const worker = take(reader)
        try {
          const answer = reader.answer.parse(await worker.ask(input))
          if ('error' in answer) throw new Error(answer.error)
          return answer.output
        } finally {
          giveBack(worker)
        }
      }),
    async stop() {
      for (const timer of idle.values()) clearTimeout(timer)
      await Promise.all([...idle.keys(), ...busy].map(worker => worker.end()))
    },
  }
}
