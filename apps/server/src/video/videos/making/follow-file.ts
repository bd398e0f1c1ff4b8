import type { JobContext } from '../../../jobs/index.ts'
import { repeat } from '../../../runtime/repeat.ts'
import { type FileRow, keepPercent } from '../files/file-store.ts'

const everyMs = 1_000

/** While a file is worked on: writes down how far it is, and ends the work when an operator has cancelled it. */
export function followFile(ctx: Pick<JobContext, 'db' | 'now' | 'log' | 'signal'>, file: FileRow) {
  const cancelling = new AbortController()
  let percent = 0
  const follower = repeat({
    everyMs,
    async run() {
      // 100 is for what is over.
      const shown = Math.min(99, Math.floor(percent))
      if (!(await keepPercent(ctx.db, file.channel_id, file.id, shown, ctx.now()))) cancelling.abort()
    },
    onError: error =>
      ctx.log.warn({ error, media_file_id: file.id }, 'The progress of a file was not stored'),
  })
  return {
    signal: AbortSignal.any([ctx.signal, cancelling.signal]),
    isCancelled: () => cancelling.signal.aborted,
    setPercent(value: number): void {
      percent = value
    },
    stop: follower.stop,
  }
}
