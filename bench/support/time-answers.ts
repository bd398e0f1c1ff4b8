import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('ask-again.ts', import.meta.url))

/** Asks for one address for so long, fifty times a second at the most. Milliseconds of each answer. */
export async function timeAnswers(url: string, durationMs: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, url, String(durationMs)])
  return stdout.trim().split(' ').map(Number)
}
