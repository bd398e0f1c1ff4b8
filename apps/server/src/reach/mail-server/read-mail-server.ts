import { mailSecurities } from '@grandstand/contract'
import { z } from 'zod'
import type { MailServer } from '../../adapters/mail/index.ts'
import type { Sealer } from '../../runtime/sealer.ts'
import type { MailServerRow } from './mail-server-store.ts'

export const mailPasswordPurpose = 'mail-server'
const security = z.enum(mailSecurities)

/** Null: its password was sealed with another key. */
export function readMailServer(sealer: Sealer, row: MailServerRow): MailServer | null {
  const password = sealer.open(mailPasswordPurpose, row.sealed_password)
  if (password === null) return null
  return {
    host: row.host,
    port: row.port,
    security: security.parse(row.security),
    user: row.user_name,
    password,
  }
}
