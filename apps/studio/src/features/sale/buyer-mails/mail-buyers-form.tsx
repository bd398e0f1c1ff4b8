import { newKey } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkText } from '@grandstand/rules'
import { CheckboxField, FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** As the server takes them. */
const bounds = { subject: { min: 3, max: 150 }, text: { min: 3, max: 5_000 } }

interface MailBuyersFormProps {
  channel: string
  id: string
  buyers: number
  passHolders: number
  onSent: (people: number) => void
}

/** The button names how many it goes to. */
export function MailBuyersForm({ channel, id, buyers, passHolders, onSent }: MailBuyersFormProps) {
  const i18n = useI18n()
  const { words, plural, fill, number } = i18n
  const say = words.sales.buyerMail
  const client = useClient()
  const queries = useQueryClient()
  const [withPasses, setWithPasses] = useState(buyers === 0)
  // Sent again after a failure, it is the same mail.
  const [key] = useState(newKey)
  const people = withPasses ? buyers + passHolders : buyers
  const { form, field, failure, isSending } = useForm({
    fields: ['subject', 'text'],
    check: ({ subject, text }) => ({
      subject: checkText(subject, bounds.subject),
      text: checkText(text, bounds.text),
    }),
    explain: name => fill(say.bad, { min: number(bounds[name].min), max: number(bounds[name].max) }),
    async send({ subject, text }) {
      const mail = await client.send(studioWireCalls.mailBuyers, {
        params: { channel, id },
        body: {
          subject: subject.trim(),
          text: text.trim(),
          with_pass_holders: withPasses,
          idempotency_key: key,
        },
      })
      onSent(mail.people)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['buyer-mails', channel, id] }),
        queries.invalidateQueries({ queryKey: ['event', channel, id] }),
      ])
    },
  })
  return (
    <form
      {...form}
      className="stack-4"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') setWithPasses(target.checked)
      }}
    >
      <p className="quiet small pretty">{say.text}</p>
      <FormProblem text={failure && errorText(failure, i18n)} />
      <TextField {...field('subject')} label={say.subject} autoComplete="off" required />
      <TextField {...field('text')} label={say.body} rows={8} required />
      {passHolders > 0 && (
        <CheckboxField name="with_pass_holders" defaultChecked={withPasses}>
          {plural(say.withPasses, passHolders)}
        </CheckboxField>
      )}
      {people === 0 ? (
        <p className="quiet small">{say.noBuyers}</p>
      ) : (
        <SubmitButton
          label={plural(say.send, people)}
          sendingLabel={fill(say.sending, { number: number(people) })}
          isSending={isSending}
        />
      )}
    </form>
  )
}
