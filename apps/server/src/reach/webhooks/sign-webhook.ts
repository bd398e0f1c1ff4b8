import { createHmac, randomBytes } from 'node:crypto'

export const webhookSecretPurpose = 'webhook'

export const createWebhookSecret = () => `gsw_${randomBytes(32).toString('base64url')}`

/** The time is signed too, so that nobody who has seen a delivery can send it again later. */
export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
