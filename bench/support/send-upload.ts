import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const login = { email: 'operator@demo.example', password: 'northern-lights-studio' }
const channelKey = 'northern-league'

export interface SentUpload {
  /** Of the bytes that were sent before the line broke, those that the server had. */
  keptBytes: number
  sentBytes: number
  /** In the end. */
  receivedBytes: number
}

/** An operator's file by tus: the line breaks in the middle of a piece, and the rest comes after. */
export async function sendUpload(url: string, eventId: string, sizeBytes: number): Promise<SentUpload> {
  const own = { origin: url, 'tus-resumable': '1.0.0', cookie: await openSession(url) }
  const begun = await fetch(`${url}/api/studio/channels/${channelKey}/videos/event/${eventId}/uploads`, {
    method: 'POST',
    headers: { ...own, 'upload-length': String(sizeBytes) },
  })
  if (begun.status !== 201) throw new Error(`An upload cannot be begun: ${begun.status}`)
  const address = url + begun.headers.get('location')
  const piece = { ...own, 'content-type': 'application/offset+octet-stream' }
  const bytes = randomBytes(sizeBytes)
  const sentBytes = Math.floor(sizeBytes / 2)
  const offset = async () =>
    Number((await fetch(address, { method: 'HEAD', headers: own })).headers.get('upload-offset'))

  await sendHalf(address, { ...piece, 'upload-offset': '0' }, bytes, sentBytes)
  const deadline = Date.now() + 10_000
  while ((await offset()) === 0 && Date.now() < deadline) await sleep(100)
  const keptBytes = await offset()
  const rest = await fetch(address, {
    method: 'PATCH',
    headers: { ...piece, 'upload-offset': String(keptBytes) },
    body: bytes.subarray(keptBytes),
  })
  if (rest.status !== 204) throw new Error(`The rest of an upload is refused: ${rest.status}`)
  return { keptBytes, sentBytes, receivedBytes: await offset() }
}

async function openSession(url: string): Promise<string> {
  const response = await fetch(`${url}/api/studio/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!response.ok) throw new Error(`An operator cannot log in: ${response.status} ${await response.text()}`)
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** Says that it sends all of it, and breaks off. */
function sendHalf(address: string, headers: Record<string, string>, bytes: Buffer, sentBytes: number) {
  return new Promise<void>(resolve => {
    const sent = request(address, {
      method: 'PATCH',
      headers: { ...headers, 'content-length': String(bytes.length) },
    })
    sent.on('error', () => {})
    sent.on('close', () => resolve())
    // What was sent is given a second to arrive.
    sent.write(bytes.subarray(0, sentBytes), () => setTimeout(() => sent.destroy(), 1_000))
  })
}
