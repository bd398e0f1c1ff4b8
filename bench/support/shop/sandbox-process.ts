import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../packages/payments-sandbox/src/main.ts', import.meta.url))

export interface SandboxProcess {
  port: number
  /** Kill −9; it comes back with what it had. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The payment provider, in a process that can be killed. */
export async function startSandboxProcess(dir: string): Promise<SandboxProcess> {
  let { child, port } = await start(dir, 0)
  const end = () => child.kill()
  process.once('exit', end)
  return {
    port,
    async kill() {
      await endBy(child, 'SIGKILL')
      ;({ child, port } = await start(dir, port))
    },
    async stop() {
      process.off('exit', end)
      await endBy(child, 'SIGTERM')
    },
  }
}

async function start(dir: string, wanted: number): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [main, '--dir', dir, '--port', String(wanted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /listens on port (\d+)/.exec(line) ?? []
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error('The sandbox did not start')
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
