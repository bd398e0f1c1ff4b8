import { CallError } from '../runtime/call-error.ts'
import { StartError } from '../runtime/start-error.ts'

/** Exit codes: 0 done, 2 trouble. An expected error prints its sentence, others print as they are. */
export async function endCommand(work: () => Promise<unknown>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof CallError
    console.error(isExpected ? error.message : error)
    return 2
  }
}
