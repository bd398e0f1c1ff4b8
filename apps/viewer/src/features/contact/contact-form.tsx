import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useState } from 'react'
import { useContentWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { checkMessage, contactBounds, contactFields } from './check-message.ts'
import styles from './contact-form.module.css'
import { MessageSent } from './message-sent.tsx'
import { useSendMessage } from './use-send-message.ts'

export function ContactForm() {
  const { words, fill } = useI18n()
  const texts = useContentWords()
  const sendMessage = useSendMessage()
  const problems: Record<string, string> & { required: string } = words.validation
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const { form, field, isSending, failure } = useForm({
    fields: contactFields,
    check: checkMessage,
    // The bound itself is still allowed, and the text says "less than".
    explain: (name, code) =>
      fill(problems[code] ?? problems[name] ?? problems.required, { number: contactBounds[name] + 1 }),
    send: async message => setSentFrom(await sendMessage(message)),
  })

  if (sentFrom !== null) return <MessageSent email={sentFrom} onAnother={() => setSentFrom(null)} />

  return (
    <form {...form} className={`${styles.form} stack-5`}>
      <TextField {...field('name')} label={texts.contacts.name} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={texts.contacts.email}
        hint={texts.contacts.emailHint}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...field('message')} label={texts.contacts.message} rows={7} required />
      <FormProblem text={failure && texts.contacts.failed} />
      <SubmitButton label={texts.contacts.send} sendingLabel={texts.contacts.sending} isSending={isSending} />
    </form>
  )
}
