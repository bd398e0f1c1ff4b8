import { TextField } from '@grandstand/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useContentWords } from '../../locales/content/content-words.ts'
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
  const [problems, setProblems] = useState<Problems>({})
  const sending = useSendMessage(show)

  function show(found: Problems) {
    setProblems(found)
    const first = contactFields.find(field => found[field] !== undefined)
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

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
    const message = readMessage(new FormData(event.currentTarget))
    const found = explain(message)
    show(found)
    if (Object.keys(found).length === 0) sending.mutate(message)
  }

  if (sending.isSuccess) return <MessageSent email={sending.variables.email} onAnother={sending.reset} />

  const field = (name: ContactField) => ({
    name,
    required: true,
    problem: problems[name],
    onInput: () => setProblems({ ...problems, [name]: undefined }),
  })
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
        {sending.isError && !Object.values(problems).some(Boolean) && texts.contacts.failed}
      </p>
      <button className="button button--primary" type="submit" disabled={sending.isPending}>
        {sending.isPending ? texts.contacts.sending : texts.contacts.send}
      </button>
    </form>
  )
}

function readMessage(data: FormData): ContactMessage {
  const read = (field: ContactField) => String(data.get(field) ?? '').trim()
  return { name: read('name'), email: read('email'), message: read('message') }
}
