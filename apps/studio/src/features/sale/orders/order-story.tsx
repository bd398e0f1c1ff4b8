import type { StudioOrderDetail } from '@grandstand/contract'
import { nameTransactionKind } from '@grandstand/rules'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useWhen } from '../../../platform/use-when.ts'
import { listStory, type StoryEvent } from './list-story.ts'
import styles from './order-story.module.css'
import { useCardWords } from './use-card-words.ts'

/** What happened, from the last to the first. */
export function OrderStory({ order }: { order: StudioOrderDetail }) {
  const { words, dateTime } = useI18n()
  const when = useWhen()
  const tell = useStoryWords(order)
  return (
    <section className={styles.part} aria-label={words.money.story}>
      <h3 className={styles.title}>{words.money.story}</h3>
      <ol className={styles.story}>
        {listStory(order).map(event => {
          const { text, note } = tell(event)
          return (
            <li key={event.key} className={event.kind === 'transaction' ? styles.money : undefined}>
              <span>
                {text}
                {note && <small className={styles.note}>{note}</small>}
              </span>
              <time className={styles.time} dateTime={event.at} title={dateTime(event.at)}>
                {when(event.at)}
              </time>
            </li>
          )
        })}
      </ol>
      <Details order={order} />
    </section>
  )
}

/** What the provider calls it and what it told, for who has to ask there. */
function Details({ order }: { order: StudioOrderDetail }) {
  const { words, dateTime } = useI18n()
  const say = words.money.details
  const lines = [
    [say.payment, order.payment_id],
    [say.state, order.payment_state],
    [say.asked, order.settled_at && dateTime(order.settled_at)],
  ].filter(([, value]) => value)
  if (lines.length + order.webhooks.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{say.title}</summary>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {order.webhooks.map(({ id, type, received_at }) => (
          <div key={id}>
            <dt>{dateTime(received_at)}</dt>
            <dd>{type}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface Told {
  text: string
  note?: string
}

function useStoryWords(order: StudioOrderDetail): (event: StoryEvent) => Told {
  const { words, fill, money, plural } = useI18n()
  const { cardText, declineText } = useCardWords()
  const say = words.sales.order
  const our = words.money.events
  const amount = (value: number | null) => (value === null ? say.allOfIt : money(value, order.currency))
  const by = (email: string) => (email === '' ? say.byCommand : fill(say.by, { email }))
  return event => {
    switch (event.kind) {
      case 'transaction': {
        const { status, total } = event.transaction
        const { paid, renewed, switched } = say.events
        const said = { created: paid, updated: renewed, switched }[nameTransactionKind(event.transaction)]
        if (status === 'paid' || status === 'refunded')
          return { text: fill(said, { amount: amount(total) }), note: cardText(order.card) }
        return { text: fill(our.unpaid, { amount: amount(total) }) }
      }
      case 'refund': {
        const { state, reason, operator_email, problem } = event.refund
        const text = fill(say.events[`refund_${state}`], { amount: amount(event.refund.amount), reason })
        return {
          text,
          note: [by(operator_email), problem && say.problems[problem]].filter(Boolean).join('. '),
        }
      }
      case 'dispute': {
        const { state, reason } = event.dispute
        return {
          text: fill(say.events[`dispute_${state}`], { amount: amount(event.dispute.amount), reason }),
        }
      }
      case 'viewing': {
        const { name, times } = event.viewing
        return { text: fill(say.events.viewing, { name }), note: plural(our.times, times) }
      }
      case 'other': {
        const { status, payment_state, decline_code, card, id } = event.attempt
        const isDeclined = status === 'failed' && payment_state === 'declined'
        const note = [cardText(card), declineText(decline_code)].filter(Boolean).join('. ')
        return { text: fill(isDeclined ? our.againDeclined : our.again, { id }), note }
      }
      case 'declined':
        return {
          text: our.declined,
          note: [cardText(order.card), declineText(order.decline_code)].filter(Boolean).join('. '),
        }
      case 'action':
        return { text: words.audit.actions[event.action.action], note: by(event.action.operator_email) }
      case 'created':
        return {
          text: say.events.created,
          ...(order.trk === null ? {} : { note: fill(our.cameFrom, { trk: order.trk }) }),
        }
      default:
        return { text: say.events[event.kind] }
    }
  }
}
