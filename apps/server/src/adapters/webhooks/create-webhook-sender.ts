import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookProblem } from '@grandstand/contract'
import { errorCode } from '../../runtime/error-code.ts'
import { isPublicAddress, lookUpPublic } from '../../runtime/public-address.ts'
import type { WebhookAnswer, WebhookSender } from './webhook-sender.ts'

const timeoutMs = 10_000
/** Enough to see what the receiver did not like. */
const maxAnswerBytes = 500

/** `toPrivate`: the deployment lets channels send into its own network, and by http. */
export function createWebhookSender({ toPrivate }: { toPrivate: boolean }): WebhookSender {
  function mayReach(url: string): boolean {
    if (!URL.canParse(url)) return false
    const { protocol, hostname, username, password } = new URL(url)
    if (username !== '' || password !== '') return false
    if (toPrivate) return protocol === 'https:' || protocol === 'http:'
    const host = hostname.replace(/^\[|\]$/g, '')
    return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
  }

  return {
    mayReach,
    async send(url, headers, body) {
      if (!mayReach(url)) return failed('not_public')
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own: nothing of another channel's receiver is kept.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(toPrivate ? {} : { lookup: lookUpPublic }),
      }
      const request = new URL(url).protocol === 'http:' ? requestPlain : requestSecure
      try {
        return await new Promise<WebhookAnswer>((resolve, reject) => {
          const sending = request(url, options, response => {
            readStart(response).then(
              text => resolve({ status: response.statusCode ?? 0, text, problem: null }),
              reject,
            )
          })
          sending.on('error', reject)
          sending.end(body)
        })
      } catch (error) {
        return failed(nameProblem(error))
      }
    },
  }
}

const failed = (problem: WebhookProblem): WebhookAnswer => ({ status: null, text: '', problem })

function nameProblem(error: unknown): WebhookProblem {
  const code = errorCode(error) ?? ''
  if (code === 'NOT_PUBLIC') return 'not_public'
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return 'timeout'
  return /CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code) ? 'certificate' : 'unreachable'
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxAnswerBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString()
  return text.replaceAll('\0', '').toWellFormed()
}
