import { createECDH } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

/** What no browser would have given is refused here, and not found out when something is sent. */
export function checkDevice(
  { push }: Pick<Context, 'push'>,
  { endpoint, p256dh }: { endpoint: string; p256dh: string },
): void {
  if (!push.mayReach(endpoint))
    throw new CallError('invalid_request', { fields: { endpoint: 'must be the address of a push service' } })
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
  } catch {
    throw new CallError('invalid_request', { fields: { p256dh: 'must be a point of P-256' } })
  }
}
