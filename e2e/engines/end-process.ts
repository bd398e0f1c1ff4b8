import type { ChildProcess } from 'node:child_process'

const killAfterMs = 5_000

/** Asks a process to end, and kills it if it does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = new Promise(resolve => child.once('close', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  await closed
  clearTimeout(timer)
}

/** A run that is cut short leaves no browser behind. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
}
