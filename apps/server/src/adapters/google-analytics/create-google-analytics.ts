import type {
  GoogleAnalytics,
  GoogleAnswer,
  GoogleEvent,
  GoogleStream,
  GoogleVisitor,
} from './google-analytics.ts'

const timeoutMs = 10_000
/** Of a process: while Google is slow, nothing piles up. */
const maxTriedAtOnce = 50

interface GoogleOptions<Channel> {
  /** Where the Measurement Protocol is spoken. */
  url: string
  accountOf: (channel: Channel) => { publicId: string; secret: string } | null
}

/** Google Analytics 4 by its Measurement Protocol, for what only the server knows. */
export function createGoogleAnalytics<Channel>({
  url,
  accountOf,
}: GoogleOptions<Channel>): GoogleAnalytics<Channel> {
  let tried = 0
  return {
    find(channel) {
      const account = accountOf(channel)
      if (account === null) return null
      const query = new URLSearchParams({ measurement_id: account.publicId, api_secret: account.secret })
      const stream: GoogleStream = {
        send: (...hit) => send(`${url}/mp/collect?${query}`, describe(...hit)),
        trySend(...hit) {
          if (tried >= maxTriedAtOnce) return
          tried += 1
          const end = () => {
            tried -= 1
          }
          stream.send(...hit).then(end, end)
        },
      }
      return stream
    },
  }
}

async function send(address: string, body: object): Promise<GoogleAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (response.ok) return 'taken'
  if (response.status >= 500 || response.status === 429) throw new Error(`Google answered ${response.status}`)
  return 'refused'
}

function describe({ client_id, session_id }: GoogleVisitor, { name, params }: GoogleEvent, at: Date) {
  // With these two an event counts as part of the visit.
  const visit = session_id === null ? {} : { session_id, engagement_time_msec: 1 }
  return {
    client_id,
    timestamp_micros: at.getTime() * 1000,
    // Visitors are asked whether they may be counted, and for nothing else.
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ name, params: { ...visit, ...params } }],
  }
}
