import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface BareProcess {
  url: string
  pid: number
  stop(): void
}

/** A script of this folder as a process of its own, which says `listening PORT` when it does. */
export async function startBareProcess(script: string, args: readonly string[]): Promise<BareProcess> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => void child.kill()
  try {
    const port = await readPort(child)
    return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop }
  } catch (error) {
    stop()
    throw error
  }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The bare process did not start')))
    child.stdout?.once('data', line => resolve(Number(String(line).split(' ')[1])))
  })
}
