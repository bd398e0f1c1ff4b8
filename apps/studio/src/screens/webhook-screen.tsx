import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ChangeEvents } from '../features/reach/webhooks/change-events.tsx'
import { DeliveryTable } from '../features/reach/webhooks/delivery-table.tsx'
import { WebhookActions } from '../features/reach/webhooks/webhook-actions.tsx'
import { deliveriesQuery, webhooksQuery } from '../features/reach/webhooks/webhooks-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { webhooksHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { Panel } from '../platform/panel.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** One address: what was sent to it, and what it answered. */
export function WebhookScreen({ channel, id }: { channel: string; id: string }) {
  const { words } = useI18n()
  const say = words.developers.webhooks
  const client = useClient()
  const webhooks = useQuery(webhooksQuery(client, channel))
  const webhook = webhooks.data?.items.find(each => String(each.id) === id)
  const deliveries = useQuery({ ...deliveriesQuery(client, channel, id), enabled: webhook !== undefined })
  const title = webhook?.url ?? say.title
  const events = webhook?.events.map(event => say.events[event]).join(' · ')
  return (
    <>
      <ScreenHead title={title} text={events} back={{ href: webhooksHref(channel), label: say.back }} />
      <LoadState query={webhooks} rows={3} />
      {webhooks.data && !webhook && <StateMessage icon="search" title={say.title} text={say.gone} />}
      {webhook && (
        <div className="stack-5">
          <WebhookActions channel={channel} webhook={webhook} />
          <Panel title={say.deliveries} text={say.deliveriesText}>
            <LoadState query={deliveries} rows={3} />
            {deliveries.data?.items.length === 0 && <p className="quiet">{say.noDeliveries}</p>}
            {deliveries.data && deliveries.data.items.length > 0 && (
              <DeliveryTable channel={channel} id={id} deliveries={deliveries.data.items} />
            )}
          </Panel>
          <ChangeEvents channel={channel} webhook={webhook} />
        </div>
      )}
    </>
  )
}
