import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { onLauncherGone } from './launcher-channel.ts'
import { fromRoot, root } from './root.ts'

const killAfterMs = 10_000

export type ToolOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Keeps the output for the caller instead of showing it. */
  isQuiet?: boolean
  timeoutMs?: number
}

export type ToolResult = { code: number; output: string }

/** Runs a program to its end. On a signal to us, it is ended first, so that nothing is left behind. */
export async function runTool(
  command: string,
  args: string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  const { cwd = root, env = {}, isQuiet = false, timeoutMs } = options
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })

  let endCode: number | undefined
  const endChild = () => {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref()
  }
  const endWith = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => () => {
    endCode ??= 128 + constants.signals[signal]
    endChild()
  }
  const handlers = {
    SIGINT: endWith('SIGINT'),
    SIGTERM: endWith('SIGTERM'),
    SIGHUP: endWith('SIGHUP'),
  } as const
  const forgetLauncher = onLauncherGone(handlers.SIGTERM)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handlers[signal])
  const timer = timeoutMs ? setTimeout(endChild, timeoutMs) : undefined

  const code = await new Promise<number>(resolve => {
    child.once('error', error => {
      output += error.message
      resolve(127)
    })
    child.once('close', (exitCode, signal) =>
      resolve(exitCode ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
  clearTimeout(timer)
  forgetLauncher()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, handlers[signal])
  if (endCode !== undefined) process.exit(endCode)
  return { code, output }
}

export function toolPath(name: string): string {
  return fromRoot('node_modules', '.bin', name)
}
