import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import type { Happening } from '../../../platform/track.ts'
import { describeForRelay } from './describe-for-relay.ts'

/**
 * Where cards are entered no script of Google runs: the server reports to Google, for visitors who agreed and whom it
 * knows.
 */
export function relayToGoogle(client: ApiClient): (happening: Happening) => void {
  return happening => {
    const body = describeForRelay(happening)
    if (body) void client.sendQuietly(wireCalls.sendGoogleEvent, { body })
  }
}
