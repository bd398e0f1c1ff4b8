import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import type { QueryClient } from '@tanstack/react-query'
import { readTrk } from '../../platform/read-trk.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import type { AppStorage } from '../../platform/storage.ts'
import type { Happening } from '../../platform/track.ts'
import { describeDevice } from './describe-device.ts'
import { keepSession, readSession } from './session-store.ts'
import { tell } from './tell.ts'

interface TellerOptions {
  client: ApiClient
  storage: AppStorage
  queryClient: QueryClient
  collectorUrl: string
  profile: string
}

/** Tells the channel's collector what happens on this page; a session is begun with the first of it. */
export function createTeller({ client, storage, queryClient, collectorUrl, profile }: TellerOptions) {
  const view_id = crypto.randomUUID()
  let seq = 0
  let beginning: Promise<string | null> | null = null

  async function begin(): Promise<string | null> {
    const answer = await client.sendQuietly(wireCalls.getDatalakeHash, { query: { profile } })
    if (!answer) return null
    const session = answer.session_uuid
    keepSession(storage, session, Date.now())
    tell(collectorUrl + wireCalls.startDatalakeSession.path, { profile, session, ...describeDevice(window) })
    return session
  }

  /** Known at once but for the first time, so that a page's last words are not too late. */
  function findSession(): string | Promise<string | null> {
    const known = readSession(storage, Date.now())
    if (known !== null) return known
    beginning ??= begin().finally(() => {
      beginning = null
    })
    return beginning
  }

  function send(session_uuid: string, { name, details }: Happening, origin_url: string): void {
    const user = queryClient.getQueryData(profileQuery(client).queryKey)
    tell(collectorUrl + wireCalls.sendDatalakeEvent.path, {
      profile,
      session_uuid,
      user_id: user?.id ?? null,
      // On the wire, for it was agreed so; nobody needs it.
      user_email: null,
      origin_url,
      view_id,
      seq,
      name,
      details,
      ...readTrk(storage, Date.now()),
    })
    seq += 1
  }

  return (happening: Happening): void => {
    const origin = location.href
    const session = findSession()
    if (typeof session === 'string') send(session, happening, origin)
    else void session.then(found => found !== null && send(found, happening, origin))
  }
}
