import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { serverFolder } from '../src/runtime/server-folder.ts'

/** A server in a process of its own, which can be frozen and killed. */
export async function startServerProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(serverFolder, 'src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      RTMP_PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<number | string | null>(resolve =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said += chunk
      if (said.includes('Stop with Ctrl-C')) resolve()
    })
    void exited.then(code => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  await ready
  const [, url = ''] = said.match(/This process: .* at (\S+)/) ?? []
  const [, rtmpPort] = said.match(/Encoders send to: .*:(\d+)\/live/) ?? []
  return {
    url,
    pid: child.pid,
    rtmpPort: Number(rtmpPort),
    signal: (name: NodeJS.Signals) => child.kill(name),
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await exited
    },
    /** Gives how it ended. */
    async stop(): Promise<number | string | null> {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      return exited
    },
  }
}
