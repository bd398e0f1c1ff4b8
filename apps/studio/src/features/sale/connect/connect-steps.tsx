import type { PaymentConnection } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { checkLiveAccount } from './check-live-account.ts'
import styles from './connect.module.css'
import { ConnectAccount } from './connect-account.tsx'
import { TestPayment } from './test-payment.tsx'

interface ConnectStepsProps {
  channel: string
  connection: PaymentConnection
  /** Puts the cursor where the keys are typed. */
  onConnect: () => void
  mayConnect: boolean
  /** Just back from the provider's pages. */
  isBack: boolean
}

/** The way to the first ticket that is paid with real money. */
export function ConnectSteps({ channel, connection, onConnect, mayConnect, isBack }: ConnectStepsProps) {
  const { words, plural, number } = useI18n()
  const say = words.money.connect
  const { games_for_sale, passes, source, connected, is_live } = connection
  const isOwn = source === 'studio' || source === 'platform'
  const isConnected = isOwn || source === 'files'
  const live = checkLiveAccount(connection)
  const steps: { name: string; note: string; isDone: boolean; action?: ReactNode }[] = [
    {
      name: say.price,
      note: [plural(say.games, games_for_sale), plural(say.passes, passes)].join(', '),
      isDone: games_for_sale + passes > 0,
    },
    {
      name: say.connect,
      note: isConnected ? connection.label : say.connectNote,
      isDone: isConnected,
      action:
        mayConnect &&
        (connection.has_platform ? (
          <ConnectAccount channel={channel} connection={connection} isBack={isBack} />
        ) : (
          <button className="button button--primary" type="button" onClick={onConnect}>
            {say.connect}
          </button>
        )),
    },
    {
      name: is_live && isConnected ? say.live : say.test,
      note: is_live && isConnected ? say.lives[live] : say.testNote,
      isDone: isConnected && (is_live ? live === 'proven' : (connected?.tested_at ?? null) !== null),
      action: mayConnect && isOwn && !is_live && <TestPayment channel={channel} />,
    },
    {
      name: say.sell,
      note: isConnected && !is_live ? say.stillTest : plural(say.waiting, games_for_sale),
      isDone: isConnected && is_live && live !== 'takes_no_cards',
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section>
      <h2 className={styles.big}>{next === -1 ? say.selling : say.title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, note, isDone, action }, index) => (
          <li
            key={name}
            className={`${styles.step} ${isDone ? styles.done : ''} ${index === next ? styles.next : ''}`}
          >
            <span className={styles.mark}>{isDone ? <Icon name="check" /> : number(index + 1)}</span>
            <div className="stack-2 start">
              <div>
                <b>{name}</b>
                <span className={styles.note}>{note}</span>
              </div>
              {index === next && action}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
