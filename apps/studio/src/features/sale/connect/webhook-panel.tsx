import type { PaymentConnection } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SubmitButton, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { CopyButton } from '../../../platform/copy-button.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import { SecretField } from '../../../platform/secret-field.tsx'
import styles from './connect.module.css'

/** How the provider reports: made by the server, or what to copy. */
export function WebhookPanel({ channel, connection }: { channel: string; connection: PaymentConnection }) {
  const { words, dateTime } = useI18n()
  const say = words.money.webhook
  const { state, url, events, last_at } = connection.webhook
  const last = last_at === null ? words.common.never : dateTime(last_at)
  return (
    <section className="stack-3" aria-label={say.title}>
      <h2 className="title-3">{say.title}</h2>
      <p className="small pretty">{say.states[state]}</p>
      <dl className={styles.lines}>
        <div>
          <dt>{say.last}</dt>
          <dd>{last}</dd>
        </div>
      </dl>
      {state === 'missing' && connection.source === 'studio' && (
        <>
          <div className="stack-2 start">
            <code className={styles.code}>{url}</code>
            <CopyButton text={url} what={say.address} isQuiet />
            <code className={styles.code}>{events.join('\n')}</code>
            <CopyButton text={events.join('\n')} what={say.events} isQuiet />
          </div>
          <May call={studioWireCalls.setWebhookSecret}>
            <SecretForm channel={channel} />
          </May>
        </>
      )}
    </section>
  )
}

function SecretForm({ channel }: { channel: string }) {
  const i18n = useI18n()
  const say = i18n.words.money.webhook
  const client = useClient()
  const queryClient = useQueryClient()
  const { form, field, failure, isSending } = useForm({
    fields: ['secret'],
    check: ({ secret }) => ({ secret: /^whsec_\w{8,}$/.test(secret.trim()) ? null : 'form' }),
    explain: () => say.badSecret,
    async send({ secret }) {
      const body = { secret: secret.trim() }
      await client.send(studioWireCalls.setWebhookSecret, { params: { channel }, body })
      await queryClient.invalidateQueries({ queryKey: ['payment-connection'] })
    },
  })
  return (
    <form {...form} className="stack-3">
      <FormProblem text={failure && errorText(failure, i18n)} />
      <SecretField {...field('secret')} label={say.secret} hint={say.secretHint} />
      <SubmitButton
        label={i18n.words.common.save}
        sendingLabel={i18n.words.common.saving}
        isSending={isSending}
        isPlain
      />
    </form>
  )
}
