import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../context/context.ts'
import type { OperatorRow } from './operator-store.ts'

const purpose = 'operator totp'
const stepMs = 30_000
/** What every authenticator app understands. */
const common = { issuer: 'Grandstand Studio', algorithm: 'SHA1', digits: 6, period: stepMs / 1000 }

export interface NewTotp {
  /** To type by hand; the database gets it sealed. */
  secret: string
  sealedSecret: string
  /** For the picture that an app reads. */
  otpauthUri: string
}

export function createTotp(ctx: Pick<Context, 'sealer'>, email: string): NewTotp {
  const secret = new Secret({ size: 20 })
  return {
    secret: secret.base32,
    sealedSecret: ctx.sealer.seal(purpose, secret.base32),
    otpauthUri: new TOTP({ ...common, label: email, secret }).toString(),
  }
}

/** The step that the code belongs to, one before or after allowed for clocks that differ; null for a wrong code. */
export function findTotpStep(
  ctx: Pick<Context, 'sealer' | 'now'>,
  { sealed_totp_secret: sealed }: Pick<OperatorRow, 'sealed_totp_secret'>,
  code: string,
): number | null {
  const secret = sealed === null ? null : ctx.sealer.open(purpose, sealed)
  if (secret === null) return null
  const timestamp = ctx.now().getTime()
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}
