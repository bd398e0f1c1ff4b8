import { createECDH } from 'node:crypto'
import { isTimeZone } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

/** What no browser would have given is refused here, and not found out when something is sent. */
export function checkDevice(
  { push }: Pick<Context, 'push'>,
  { endpoint, p256dh, time_zone }: { endpoint: string; p256dh: string; time_zone?: string | undefined },
): void {
  if (!push.mayReach(endpoint))
    throw new CallError('invalid_request', { fields: { endpoint: 'must be the address of a push service' } })
  checkTimeZone({ time_zone })
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
  } catch {
    throw new CallError('invalid_request', { fields: { p256dh: 'must be a point of P-256' } })
  }
}

export function checkTimeZone({ time_zone }: { time_zone?: string | undefined }): void {
  if (time_zone !== undefined && !isTimeZone(time_zone))
    throw new CallError('invalid_request', { fields: { time_zone: 'must be a time zone like Europe/Sofia' } })
}
