import type { Webhook } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { EventChoice } from './event-choice.tsx'

export function ChangeEvents({ channel, webhook }: { channel: string; webhook: Webhook }) {
  const i18n = useI18n()
  const { words } = i18n
  const client = useClient()
  const queryClient = useQueryClient()
  const [events, setEvents] = useState(webhook.events)
  const saving = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.changeWebhook, {
        params: { channel, id: String(webhook.id) },
        body: { events, is_enabled: webhook.is_enabled },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return (
    <Panel title={words.developers.webhooks.hears}>
      <EventChoice value={events} onChange={setEvents} />
      <div>
        <button
          className="button"
          type="button"
          disabled={saving.isPending || events.length === 0}
          onClick={() => saving.mutate()}
        >
          {saving.isPending ? words.common.saving : words.common.save}
        </button>
      </div>
      <p className="small strong unless-empty" role="status">
        {saving.isError ? errorText(saving.error, i18n) : saving.isSuccess && words.common.saved}
      </p>
    </Panel>
  )
}
