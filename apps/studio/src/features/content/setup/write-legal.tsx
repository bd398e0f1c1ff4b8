import type { Reply, studioCalls } from '@grandstand/contract'
import { refundPolicies } from '@grandstand/contract/constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import styles from './setup.module.css'

interface WriteLegalProps {
  channel: string
  legal: Reply<typeof studioCalls.getChannelSetup>['legal']
}

/** For a channel without its legal pages: templates with the seller's name. */
export function WriteLegal({ channel, legal }: WriteLegalProps) {
  const i18n = useI18n()
  const { words, plural } = i18n
  const say = words.setup.legal
  const of = words.setup.create
  const client = useClient()
  const queryClient = useQueryClient()
  const mayCall = useMayCall()
  const { form, field, failure, isSending } = useForm({
    fields: ['seller', 'refunds'],
    check: typed => ({
      seller: typed.seller.trim() === '' ? 'missing' : null,
      refunds: typed.refunds === '' ? 'missing' : null,
    }),
    explain: () => of.missing,
    async send(typed) {
      const refunds = refundPolicies.find(each => each === typed.refunds) ?? 'no_refunds'
      await client.send(studioWireCalls.writeLegalTexts, {
        params: { channel },
        body: { seller: typed.seller.trim(), refunds },
      })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['setup'] }),
        queryClient.invalidateQueries({ queryKey: ['content'] }),
      ])
    },
  })
  const lacks = <p className="small pretty">{plural(say.lacks, legal.lacks.length)}</p>
  if (legal.is_locked) return <p className="quiet meta">{say.inFiles}</p>
  if (!mayCall(studioWireCalls.writeLegalTexts)) return lacks
  return (
    <form {...form} className={`${styles.legal} stack-3`}>
      {lacks}
      <FormProblem text={failure && errorText(failure, i18n)} />
      <div className={`${styles.pair} stack-3`}>
        <TextField
          {...field('seller')}
          label={of.seller}
          defaultValue={legal.seller}
          autoComplete="organization"
          required
        />
        <SelectField
          {...field('refunds')}
          label={of.refunds}
          hint={of.refundsHint}
          defaultValue={legal.refunds ?? ''}
          options={[
            { value: '', label: words.content.choose },
            ...refundPolicies.map(value => ({ value, label: words.content.options[value] })),
          ]}
        />
      </div>
      <SubmitButton label={say.write} sendingLabel={say.writing} isSending={isSending} />
    </form>
  )
}
