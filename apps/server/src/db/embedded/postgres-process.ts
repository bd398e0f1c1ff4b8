import { type ChildProcess, spawn } from 'node:child_process'
import type { Identity } from './identity.ts'

const outputLimit = 8_000

export type PostgresProcess = { child: ChildProcess; output: () => string; ended: Promise<string> }

/** Starts one of PostgreSQL's programs under the chosen identity. `ended` gives how it ended and never rejects. */
export function spawnPostgresProgram(identity: Identity, program: string, args: string[]): PostgresProcess {
  const [command = program, ...rest] = [...identity.prefix, program, ...args]
  const child = spawn(command, rest, {
    ...identity.user,
    // Ctrl-C in a terminal reaches the whole process group: PostgreSQL must outlive the requests that we still finish.
    detached: true,
    // The other user may not be allowed into our working directory.
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-outputLimit)
  })
  const ended = new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { child, output: () => output, ended }
}
