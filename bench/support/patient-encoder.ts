import { setTimeout as sleep } from 'node:timers/promises'
import { startEncoder } from '@grandstand/media/test-encoder'

/** As one at the pitch is set up: whatever happens to its connection, it tries again. */
export function startPatientEncoder(url: string): { drop(): void; stop(): Promise<void> } {
  let isStopped = false
  let encoder = startEncoder(url, { seconds: 3_600, isLive: true })
  const trying = (async () => {
    for (;;) {
      await encoder.done
      if (isStopped) return
      await sleep(500)
      encoder = startEncoder(url, { seconds: 3_600, isLive: true })
    }
  })()
  return {
    drop() {
      encoder.child.kill('SIGKILL')
    },
    async stop() {
      isStopped = true
      encoder.child.kill('SIGKILL')
      await trying
    },
  }
}
