import { z } from 'zod'
import type { Log } from '../../runtime/log.ts'
import type { CaptchaVerifier } from './captcha-verifier.ts'

/** Somebody waits for the answer with a finger on the button. */
const timeoutMs = 3_000
/** Invisible keys give a score, from 0 for a robot to 1 for a human. */
const leastScore = 0.5

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})
/** Mistakes of ours, for which no visitor must pay. */
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

export function createRecaptcha({ url, log }: { url: string; log: Log }): CaptchaVerifier {
  async function ask(body: Record<string, string>): Promise<z.infer<typeof answer>> {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the verifier answered ${response.status}`)
    return answer.parse(await response.json())
  }
  return {
    async isKnown(secret) {
      const { 'error-codes': codes } = await ask({ secret, response: 'none' })
      return !codes.includes('invalid-input-secret')
    },
    async verify({ secret, token, ip }) {
      try {
        const { success, score, 'error-codes': codes } = await ask({ secret, response: token, remoteip: ip })
        const fault = codes.find(code => ourFaults.includes(code))
        if (fault) throw new Error(`the verifier refused the request: ${fault}`)
        return success && (score === undefined || score >= leastScore) ? 'human' : 'robot'
      } catch (error) {
        log.warn({ error }, 'The captcha could not be verified; existing users are let in')
        return 'unknown'
      }
    },
  }
}
