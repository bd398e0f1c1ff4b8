export interface RepeatOptions {
  everyMs: number
  /** Before the first time. */
  afterMs?: number
  run: () => Promise<unknown>
  onError: (error: unknown) => void
}

/** Runs repeatedly, never twice at a time. A failed run is reported and the next comes at its time. */
export function repeat({ everyMs, afterMs = everyMs, run, onError }: RepeatOptions) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  const turn = () => {
    running = run()
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(turn, everyMs)
      })
  }
  timer = setTimeout(turn, afterMs)
  return {
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
