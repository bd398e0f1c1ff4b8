import { isIP } from 'node:net'
import type { WebhookProblem } from '@grandstand/contract'
import { askOutside } from '../../runtime/ask-outside.ts'
import { errorCode } from '../../runtime/error-code.ts'
import { isPublicAddress } from '../../runtime/public-address.ts'
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
      try {
        const limits = { timeoutMs, maxBytes: maxAnswerBytes, toPrivate }
        return { ...(await askOutside(url, { method: 'POST', headers, body, ...limits })), problem: null }
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
