import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { AddWebhook } from '../features/reach/webhooks/add-webhook.tsx'
import { WebhookTable } from '../features/reach/webhooks/webhook-table.tsx'
import { webhooksQuery } from '../features/reach/webhooks/webhooks-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { settingsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

export function WebhooksScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const say = words.developers.webhooks
  const webhooks = useQuery(webhooksQuery(useClient(), channel))
  return (
    <>
      <ScreenHead
        title={say.title}
        text={say.text}
        back={{ href: settingsHref(channel), label: words.nav.setup }}
      />
      <LoadState query={webhooks} rows={3} />
      {webhooks.data && (
        <div className="stack-5">
          {webhooks.data.items.length > 0 ? (
            <WebhookTable channel={channel} webhooks={webhooks.data.items} />
          ) : (
            <StateMessage icon="share" title={say.none} text={say.noneText} />
          )}
          <AddWebhook channel={channel} />
        </div>
      )}
    </>
  )
}
