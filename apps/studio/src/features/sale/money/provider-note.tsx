import type { PaymentConnection } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { connectHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useWhen } from '../../../platform/use-when.ts'
import styles from './provider-note.module.css'

interface ProviderNoteProps {
  channel: string
  connection: PaymentConnection | undefined
  /** When the figures below were read. */
  readAt: number
}

/** That the provider does not answer: what is shown stays, with its time. */
export function ProviderNote({ channel, connection, readAt }: ProviderNoteProps) {
  const { words, fill } = useI18n()
  const when = useWhen()
  if (!connection || connection.state === 'answers') return null
  const say = words.money.provider
  return (
    <p className={styles.note} role="status">
      <Icon name="alert" />
      <span>
        {fill(say[connection.state], { time: when(new Date(readAt).toISOString()) })}{' '}
        {connection.state === 'refused' && <a href={connectHref(channel)}>{say.newKeys}</a>}
      </span>
    </p>
  )
}
