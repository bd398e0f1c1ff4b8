import { type ClientRequest, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic } from '../../runtime/public-address.ts'
import { encryptMessage } from './encrypt-message.ts'
import type { Push, PushAnswer, PushMessage } from './push.ts'
import { signSender } from './push-keys.ts'

const timeoutMs = 10_000

/** `toThisMachine`: endpoints of the tests' own push service are let in. */
export function createPush({ toThisMachine }: { toThisMachine: boolean }): Push {
  const isOfThisMachine = ({ protocol, hostname }: URL) =>
    toThisMachine && protocol === 'http:' && hostname === '127.0.0.1'

  function mayReach(address: string): boolean {
    if (!URL.canParse(address)) return false
    const endpoint = new URL(address)
    if (isOfThisMachine(endpoint)) return true
    const { protocol, hostname, port, username, password } = endpoint
    const host = hostname.replace(/^\[|\]$/g, '')
    return (
      protocol === 'https:' &&
      port === '' &&
      username === '' &&
      password === '' &&
      (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
    )
  }

  return {
    mayReach,
    async send(device, message) {
      if (!mayReach(device.endpoint)) return 'refused'
      const endpoint = new URL(device.endpoint)
      const body = encryptMessage(message.text, device)
      const options = { method: 'POST', headers: describe(endpoint, message, body) }
      const status = await post(
        isOfThisMachine(endpoint)
          ? requestPlain(endpoint, options)
          : requestSecure(endpoint, { ...options, lookup: lookUpPublic }),
        body,
      )
      return readAnswer(status)
    },
  }
}

function describe(
  endpoint: URL,
  { keys, contact, now, ttlSeconds, topic, isUrgent }: PushMessage,
  body: Buffer,
) {
  return {
    authorization: signSender(keys, { endpoint, contact, now }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl: ttlSeconds,
    topic,
    urgency: isUrgent ? 'high' : 'normal',
  }
}

/** Nothing of the answer is read but its status, and no other address is gone to. */
function post(sending: ClientRequest, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () =>
        sending.destroy(Object.assign(new Error('The push service took too long'), { code: 'ETIMEDOUT' })),
      timeoutMs,
    )
    sending.on('response', response => {
      clearTimeout(late)
      resolve(response.statusCode ?? 500)
      response.destroy()
    })
    sending.on('error', error => {
      clearTimeout(late)
      reject(error)
    })
    sending.end(body)
  })
}

function readAnswer(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'refused'
}
