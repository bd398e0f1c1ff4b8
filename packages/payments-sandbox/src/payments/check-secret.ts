import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readText } from '../api/read-params.ts'

/** A browser names an intent by its secret; the server may. */
export function checkSecret(call: Call, intent: { client_secret: string }): void {
  const given = readText(call.params, 'client_secret')
  if ((given !== undefined || call.isPublic) && given !== intent.client_secret)
    throw invalidRequest('The client_secret provided is not that of the intent.', 'client_secret')
}
