import type { StudioOrderDetail } from '@grandstand/contract'
import { nameTransactionKind } from '@grandstand/rules'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { listStory, type StoryEvent } from './list-story.ts'
import styles from './order-story.module.css'

export function OrderStory({ order }: { order: StudioOrderDetail }) {
  const { words, dateTime } = useI18n()
  const describe = useStoryWords(order)
  return (
    <Panel title={words.sales.order.story}>
      <ol className={styles.story}>
        {listStory(order).map(event => (
          <li key={event.key} className={`${styles.event} stack-3`}>
            <time className="quiet meta figures" dateTime={event.at}>
              {dateTime(event.at)}
            </time>
            <div>
              {describe(event)}
              {event.kind === 'transaction' && event.transaction.receipt_url && (
                <>
                  {' '}
                  <a href={event.transaction.receipt_url} target="_blank" rel="noreferrer">
                    {words.sales.order.receipt}
                  </a>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function useStoryWords({ currency }: StudioOrderDetail): (event: StoryEvent) => string {
  const { words, fill, money } = useI18n()
  const say = words.sales.order
  const amount = (value: number | null) => (value === null ? say.allOfIt : money(value, currency))
  const by = (email: string) => (email === '' ? say.byCommand : fill(say.by, { email }))
  return event => {
    switch (event.kind) {
      case 'transaction': {
        const { status, total } = event.transaction
        const { paid, renewed, switched } = say.events
        const said = { created: paid, updated: renewed, switched }[nameTransactionKind(event.transaction)]
        if (status === 'paid' || status === 'refunded') return fill(said, { amount: amount(total) })
        return fill(say.events.unpaid, { amount: amount(total), state: words.sales.orders.states[status] })
      }
      case 'refund': {
        const { state, reason, operator_email, problem } = event.refund
        const text = fill(say.events[`refund_${state}`], { amount: amount(event.refund.amount), reason })
        return [`${text} (${by(operator_email)})`, problem && say.problems[problem]].filter(Boolean).join(' ')
      }
      case 'dispute': {
        const { state, reason } = event.dispute
        return fill(say.events[`dispute_${state}`], { amount: amount(event.dispute.amount), reason })
      }
      case 'webhook':
        return fill(say.events.webhook, { type: event.type })
      case 'viewing':
        return fill(say.events.viewing, { name: event.name })
      case 'other': {
        const { id, status } = event.attempt
        const states = { ...words.sales.orders.states, paid: words.sales.orders.filters.paid }
        return fill(say.events.attempt, { id, state: states[status] })
      }
      case 'action':
        return `${words.audit.actions[event.action.action]} (${by(event.action.operator_email)})`
      default:
        return say.events[event.kind]
    }
  }
}
