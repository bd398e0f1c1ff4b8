import { type Outbox, smtpTransport } from '../adapters/mail/index.ts'
import type { Config } from '../config/read-config.ts'
import type { MailSetting } from '../context/mail-setting.ts'
import type { Db } from '../db/connection.ts'
import { createTypedTransport } from '../reach/mail-server/index.ts'
import type { Sealer } from '../runtime/sealer.ts'

/** What the environment says wins; else an owner types it in the Studio. */
export function openMail(
  { smtpUrl, mailWithoutServer }: Pick<Config, 'smtpUrl' | 'mailWithoutServer'>,
  { db, sealer, outbox }: { db: Db; sealer: Sealer; outbox: Outbox },
): MailSetting {
  const otherwise = mailWithoutServer === 'wait' ? 'waiting' : 'outbox'
  if (smtpUrl !== null) {
    const { host } = new URL(smtpUrl)
    return { fixed: { source: 'environment', place: host }, otherwise, transport: smtpTransport(smtpUrl) }
  }
  if (mailWithoutServer === 'fixed')
    return { fixed: { source: 'outbox', place: null }, otherwise, transport: outbox }
  const kept = mailWithoutServer === 'outbox' ? outbox : null
  return { fixed: null, otherwise, transport: createTypedTransport({ db, sealer, otherwise: kept }) }
}
