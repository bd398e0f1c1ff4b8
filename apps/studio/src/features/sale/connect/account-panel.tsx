import type { PaymentConnection } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import styles from './connect.module.css'

/** Which account takes the money, and who connected it. */
export function AccountPanel({ channel, connection }: { channel: string; connection: PaymentConnection }) {
  const { words, dateTime, money, fill } = useI18n()
  const say = words.money.account
  const client = useClient()
  const { source, connected, label, publishable_key, is_live, balances } = connection
  const lines = [
    [say.account, label],
    [say.mode, is_live ? say.live : words.money.testMode],
    [say.key, publishable_key],
    [
      say.from,
      source === 'files'
        ? say.files
        : connected && fill(say.by, { who: connected.by, time: dateTime(connected.at) }),
    ],
    [say.balance, balances.map(({ amount, currency }) => money(amount, currency)).join(', ')],
  ].filter(([, value]) => value)
  return (
    <section className="stack-3" aria-label={say.title}>
      <h2 className="title-3">{say.title}</h2>
      {source === 'files' && <p className="quiet small pretty">{say.filesWin}</p>}
      {source === 'sandbox' && <p className="quiet small pretty">{words.sales.payments.sandbox}</p>}
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(source === 'studio' || source === 'platform') && (
        <May call={studioWireCalls.disconnectPayments}>
          <div>
            <ConfirmAction
              label={say.disconnect}
              title={fill(say.confirm, { name: label })}
              text={say.confirmText}
              action={say.disconnect}
              look="danger"
              changes="payment-connection"
              run={() => client.send(studioWireCalls.disconnectPayments, { params: { channel } })}
            />
          </div>
        </May>
      )}
    </section>
  )
}
