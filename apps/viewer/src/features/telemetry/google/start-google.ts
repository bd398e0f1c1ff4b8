import type { ApiClient } from '@grandstand/api-client'
import type { Happening } from '../../../platform/track.ts'
import { relayToGoogle } from './relay-to-google.ts'
import { runGoogleTag } from './run-google-tag.ts'

export { keepChoice } from './keep-choice.ts'

/** `tag` is null on a page that does not let Google's script in. */
export function startGoogle(client: ApiClient, tag: string | null): (happening: Happening) => void {
  return tag === null ? relayToGoogle(client) : runGoogleTag(tag)
}
