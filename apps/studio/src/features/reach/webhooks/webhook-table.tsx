import type { Webhook } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { webhooksHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State } from '../../../platform/state.tsx'
import { DeliveryState } from './delivery-state.tsx'

export function WebhookTable({ channel, webhooks }: { channel: string; webhooks: readonly Webhook[] }) {
  const { words, dateTime, plural } = useI18n()
  const say = words.developers.webhooks
  return (
    <DataTable title={say.title} columns={[say.url, say.hears, say.last, words.common.state]}>
      {webhooks.map(({ id, url, events, is_enabled, last_delivery }) => (
        <tr key={id}>
          <td>
            <a className={table.main} href={webhooksHref(channel, id)}>
              {url}
            </a>
          </td>
          <td data-label={say.hears}>
            <span title={events.map(event => say.events[event]).join(', ')}>
              {plural(say.count, events.length)}
            </span>
          </td>
          <td data-label={say.last} className={table.short}>
            {last_delivery ? (
              <span className="row-2 middle">
                <DeliveryState {...last_delivery} />
                <span className="quiet figures">{dateTime(last_delivery.created_at)}</span>
              </span>
            ) : (
              <span className="quiet">{say.nothingSent}</span>
            )}
          </td>
          <td data-label={words.common.state}>
            <State tone={is_enabled ? 'good' : 'off'} text={is_enabled ? say.on : say.off} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
