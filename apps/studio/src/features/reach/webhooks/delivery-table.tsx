import type { WebhookDelivery } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { DeliveryState } from './delivery-state.tsx'

interface DeliveryTableProps {
  channel: string
  id: string
  deliveries: readonly WebhookDelivery[]
}

export function DeliveryTable({ channel, id, deliveries }: DeliveryTableProps) {
  const { words, dateTime, plural, fill } = useI18n()
  const say = words.developers.webhooks
  return (
    <DataTable
      title={say.deliveries}
      columns={[say.event, words.common.time, words.common.state, say.answer]}
      hasActions
    >
      {deliveries.map(each => (
        <tr key={each.id}>
          <td>
            <span className={table.main}>{each.type === 'test' ? say.test : say.events[each.type]}</span>
          </td>
          <td data-label={words.common.time} className={table.short}>
            <time className="quiet figures" dateTime={each.created_at}>
              {dateTime(each.created_at)}
            </time>
          </td>
          <td data-label={words.common.state}>
            <div>
              <DeliveryState {...each} />
            </div>
            {each.tries > 1 && <div className="quiet meta">{plural(say.tries, each.tries)}</div>}
            {each.next_try_at && each.tries > 0 && (
              <div className="quiet meta">{fill(say.nextTry, { time: dateTime(each.next_try_at) })}</div>
            )}
          </td>
          <td data-label={say.answer}>
            <Answer delivery={each} />
          </td>
          <td>{each.tries > 0 && <Retry channel={channel} id={id} delivery={each.id} />}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function Answer({ delivery: { status, took_ms, problem, answer } }: { delivery: WebhookDelivery }) {
  const { words, fill } = useI18n()
  const say = words.developers.webhooks
  if (problem) return <div>{say.problems[problem]}</div>
  if (status === null) return null
  return (
    <>
      <div className="figures">{fill(say.took, { status, ms: took_ms ?? 0 })}</div>
      {answer && <code className="meta">{answer}</code>}
    </>
  )
}

function Retry({ channel, id, delivery }: { channel: string; id: string; delivery: number }) {
  const { words, fill } = useI18n()
  const say = words.developers.webhooks
  const client = useClient()
  const queryClient = useQueryClient()
  const params = { channel, id, delivery: String(delivery) }
  const sending = useMutation({
    mutationFn: () => client.send(studioWireCalls.retryWebhookDelivery, { params }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return (
    <button
      className="button"
      type="button"
      aria-label={fill(say.retryOf, { id: delivery })}
      disabled={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {say.retry}
    </button>
  )
}
