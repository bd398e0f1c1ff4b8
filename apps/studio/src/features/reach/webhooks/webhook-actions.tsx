import type { Webhook } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { webhooksHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useGo } from '../../../platform/use-go.ts'

/** Test, turn off and on, and remove one address. */
export function WebhookActions({ channel, webhook }: { channel: string; webhook: Webhook }) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.developers.webhooks
  const client = useClient()
  const queryClient = useQueryClient()
  const go = useGo()
  const { url, events, is_enabled } = webhook
  const params = { channel, id: String(webhook.id) }
  const testing = useMutation({
    mutationFn: () => client.send(studioWireCalls.testWebhook, { params }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return (
    <div className="stack-2">
      <div className="row-2">
        <button
          className="button button--primary"
          type="button"
          disabled={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {say.sendTest}
        </button>
        <ConfirmAction
          label={is_enabled ? say.turnOff : say.turnOn}
          describedLabel={fill(is_enabled ? say.turnOffOf : say.turnOnOf, { url })}
          title={is_enabled ? say.confirmOff : say.confirmOn}
          text={fill(is_enabled ? say.confirmOffText : say.confirmOnText, { url })}
          action={is_enabled ? say.turnOff : say.turnOn}
          run={() =>
            client.send(studioWireCalls.changeWebhook, { params, body: { events, is_enabled: !is_enabled } })
          }
          changes="webhooks"
        />
        <ConfirmAction
          look="danger"
          label={words.common.remove}
          describedLabel={fill(say.removeOf, { url })}
          title={say.confirmRemove}
          text={fill(say.confirmRemoveText, { url })}
          action={words.common.remove}
          run={() => client.send(studioWireCalls.removeWebhook, { params })}
          changes="webhooks"
          onDone={() => go(webhooksHref(channel))}
        />
      </div>
      <p className="small strong problem unless-empty" role="alert">
        {testing.isError && errorText(testing.error, i18n)}
      </p>
    </div>
  )
}
