import { ApiError } from '@grandstand/api-client'
import type { KeysReport } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { CheckboxField, FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { SecretField } from '../../../platform/secret-field.tsx'
import { KeysTold } from './keys-told.tsx'

const forms = { publishable_key: /^pk_(?:test|live)_\w{8,}$/, secret_key: /^(?:sk|rk)_(?:test|live)_\w{8,}$/ }

/** Two keys, tried at once: only what works is kept, and the secret one is never shown again. */
export function KeyForm({ channel, isNew }: { channel: string; isNew: boolean }) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.money.connect
  const client = useClient()
  const queryClient = useQueryClient()
  const [report, setReport] = useState<KeysReport | null>(null)
  // Another form, and an empty one, once the keys are kept.
  const [kept, setKept] = useState(0)
  const { form, field, failure, isSending } = useForm({
    fields: ['publishable_key', 'secret_key', 'adds_tax'],
    check: ({ publishable_key, secret_key }) => ({
      publishable_key: forms.publishable_key.test(publishable_key.trim()) ? null : 'form',
      secret_key: forms.secret_key.test(secret_key.trim()) ? null : 'form',
    }),
    explain: name => ({ publishable_key: say.badPublishable, secret_key: say.badSecret, adds_tax: '' })[name],
    async send({ publishable_key, secret_key, adds_tax }) {
      setReport(null)
      const told = await client.send(studioWireCalls.connectPayments, {
        params: { channel },
        body: {
          publishable_key: publishable_key.trim(),
          secret_key: secret_key.trim(),
          adds_tax: adds_tax !== '',
        },
      })
      setReport(told)
      if (told.problem !== null) return
      setKept(kept + 1)
      await queryClient.invalidateQueries({ queryKey: ['payment-connection'] })
    },
  })
  const isBesideFiles = failure instanceof ApiError && failure.code === 'conflict'
  return (
    <form {...form} key={kept} className="stack-4" autoComplete="off">
      <FormProblem text={failure && (isBesideFiles ? say.files : errorText(failure, i18n))} />
      <TextField {...field('publishable_key')} label={say.publishable} autoComplete="off" required />
      <SecretField {...field('secret_key')} label={say.secret} hint={say.secretHint} />
      <CheckboxField {...field('adds_tax')}>{say.tax}</CheckboxField>
      {report && <KeysTold report={report} />}
      <SubmitButton
        label={isNew ? say.save : say.change}
        sendingLabel={say.testing}
        isSending={isSending}
        isPlain
      />
    </form>
  )
}
