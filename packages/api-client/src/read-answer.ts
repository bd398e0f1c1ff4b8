import type { WireCall } from '@grandstand/contract/wire'
import { ApiError, isKeyError } from './api-error.ts'
import type { RawAnswer } from './fetch-answer.ts'
import { readError } from './read-error.ts'

/**
 * The reply, `null` for a status that the call tolerates, or an `ApiError`. Replies are not checked
 * against their schemas: the server's own tests do that, and zod stays out of the browser.
 */
export function readAnswer(call: WireCall, answer: RawAnswer, key: string | null, now: number): unknown {
  if (answer.status !== 200) {
    const error = readError(call, answer, key, now)
    // A dead key is no answer to the question, even where its status would be.
    if (call.tolerates.includes(answer.status) && !isKeyError(error)) return null
    throw error
  }
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new ApiError({
      callName: call.name,
      status: 200,
      code: 'unreadable_answer',
      message: 'The answer could not be read',
    })
  }
}
