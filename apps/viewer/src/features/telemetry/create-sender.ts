import { type ApiClient, newKey } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from '../../platform/session/user-queries.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { describeDevice } from './describe-device.ts'
import { keepSession, readSession } from './session-store.ts'
import { tell } from './tell.ts'

/** One page or one viewing, and how much it has sent. */
export interface View {
  view_id: string
  seq: number
}
export type Send = (call: { path: string }, view: View, body: object) => void

export const newView = (): View => ({ view_id: newKey(), seq: 0 })

interface SenderOptions {
  client: ApiClient
  storage: AppStorage
  queryClient: QueryClient
  collectorUrl: string
  profile: string
}

/** Sends to the channel's collector; a session is begun with the first of it. */
export function createSender({ client, storage, queryClient, collectorUrl, profile }: SenderOptions): Send {
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

  return ({ path }, view, body) => {
    const user = queryClient.getQueryData(profileQuery(client).queryKey)
    const row = {
      profile,
      user_id: user?.id ?? null,
      // On the wire, for it was agreed so; nobody needs it.
      user_email: null,
      origin_url: location.href,
      ...view,
      ...body,
    }
    view.seq += 1
    const send = (session_uuid: string) => tell(collectorUrl + path, { ...row, session_uuid })
    const session = findSession()
    if (typeof session === 'string') send(session)
    else void session.then(found => found !== null && send(found))
  }
}
