import { ApiError } from '@grandstand/api-client'
import { type WebhookEvent, webhookEvents } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { DocsLine } from '../../../platform/docs-line.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../platform/link-line.tsx'
import { Panel } from '../../../platform/panel.tsx'
import { EventChoice } from './event-choice.tsx'

/** The secret is shown once, in the answer to the form. */
export function AddWebhook({ channel }: { channel: string }) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.developers.webhooks
  const client = useClient()
  const queryClient = useQueryClient()
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const [secret, setSecret] = useState('')
  const problems: Record<string, string> = { required: words.errors.required }
  const { form, field, failure, isSending } = useForm({
    fields: ['url'],
    check: ({ url }) => ({ url: url.trim() === '' ? 'required' : null }),
    explain: (_, code) => problems[code] ?? say.badUrl,
    async send({ url }) {
      if (events.length === 0) return
      setSecret('')
      const made = await client.send(studioWireCalls.addWebhook, {
        params: { channel },
        body: { url: url.trim(), events: [...events] },
      })
      setSecret(made.secret)
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] })
    },
  })
  const isFull = failure instanceof ApiError && failure.code === 'conflict'
  return (
    <Panel title={say.add}>
      <form {...form} className="stack-4">
        <TextField {...field('url')} label={say.url} hint={say.urlHint} autoComplete="off" required />
        <EventChoice value={events} onChange={setEvents} />
        <FormProblem text={failure && (isFull ? say.full : errorText(failure, i18n))} />
        <div>
          <SubmitButton label={say.add} isSending={isSending} />
        </div>
      </form>
      <div className="stack-3 unless-empty" role="status">
        {secret && (
          <>
            <p className="small strong">{say.added}</p>
            <LinkLine label={say.secret} href={secret} />
          </>
        )}
      </div>
      <DocsLine text={say.secretText} part="webhooks" />
    </Panel>
  )
}
