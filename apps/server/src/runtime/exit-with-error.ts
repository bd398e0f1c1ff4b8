import { isDiskFull } from './is-disk-full.ts'
import { mapStack } from './map-stack.ts'

/** An expected error is one sentence. Any other keeps its stack for the repair. */
export function exitWithError(error: unknown): never {
  if (error instanceof Error && error.stack) error.stack = mapStack(error.stack)
  console.error(findSentence(error) ?? error)
  process.exit(1)
}

function findSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'StartError') return error.message
  if (isDiskFull(error)) return 'There is no space left on the disk: free some and try again.'
  return null
}
