import { TextField } from '@grandstand/ui'
import { type FormEvent, useRef } from 'react'
import { useContentWords } from '../../locales/content/content-words.ts'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { useFormProblems } from '../../platform/forms/use-form-problems.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import {
  type ContactField,
  type ContactMessage,
  checkMessage,
  contactBounds,
  contactFields,
} from './check-message.ts'
import styles from './contact-form.module.css'
import { MessageSent } from './message-sent.tsx'
import { useSendMessage } from './use-send-message.ts'

type Problems = Partial<Record<ContactField, string>>

export function ContactForm() {
  const { words, fill } = useI18n()
  const texts = useContentWords()
  const form = useRef<HTMLFormElement>(null)
  const problems = useFormProblems(form, contactFields)
  const sending = useSendMessage(problems.show)

  function explain(message: ContactMessage): Problems {
    const found = checkMessage(message)
    const explained: Problems = {}
    for (const field of contactFields) {
      const problem = found[field]
      // The bound itself is still allowed, and the text says "less than".
      if (problem) explained[field] = fill(words.validation[problem], { number: contactBounds[field] + 1 })
    }
    return explained
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isPending) return
    const message = readMessage(new FormData(event.currentTarget))
    if (!problems.show(explain(message))) sending.mutate(message)
  }

  if (sending.isSuccess) return <MessageSent email={sending.variables.email} onAnother={sending.reset} />

  const field = (name: ContactField) => ({ ...problems.of(name), required: true })
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField {...field('name')} label={texts.contacts.name} autoComplete="name" />
      <TextField
        {...field('email')}
        label={texts.contacts.email}
        hint={texts.contacts.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextField {...field('message')} label={texts.contacts.message} rows={7} />
      <p className={styles.failure} role="alert">
        {sending.isError && !problems.hasProblems && texts.contacts.failed}
      </p>
      <SubmitButton
        label={texts.contacts.send}
        sendingLabel={texts.contacts.sending}
        isSending={sending.isPending}
      />
    </form>
  )
}

function readMessage(data: FormData): ContactMessage {
  const read = (field: ContactField) => String(data.get(field) ?? '').trim()
  return { name: read('name'), email: read('email'), message: read('message') }
}
