import { StartError } from '../../runtime/start-error.ts'

/** Makes one sentence of the output of initdb or postgres before it gave up. */
export function explainFailure(what: string, output: string, dir: string): StartError {
  if (output.includes('No space left on device') || output.includes('Disk quota exceeded'))
    return new StartError(
      `There is no space left on the disk for the database in ${dir}: free some and start again.`,
    )
  const lines = output.trim().split('\n')
  const reason = lines.findLast(line => /error|FATAL|PANIC|cannot/.test(line)) ?? lines.at(-1) ?? ''
  return new StartError(`${what} failed in ${dir}: ${reason.trim() || 'it gave no reason'}`)
}
