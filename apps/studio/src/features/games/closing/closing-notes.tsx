import type { Closing } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkText } from '@grandstand/rules'
import { FieldFrame, SubmitButton, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './closing.module.css'

export function ClosingNotes({ channel, closing }: { channel: string; closing: Closing }) {
  const { words, dateTime } = useI18n()
  const say = words.closing
  const may = useMayCall()
  const [written, setWritten] = useState(0)
  return (
    <Panel title={say.notes}>
      {closing.notes.length === 0 && <p className="quiet small pretty">{say.noNotes}</p>}
      <ol className={styles.list}>
        {closing.notes.map(({ id, text, by, at }) => (
          <li key={id} className={styles.note}>
            <p className={styles.noteText}>{text}</p>
            <p className="quiet small pretty">{`${by} · ${dateTime(at)}`}</p>
          </li>
        ))}
      </ol>
      {may(studioWireCalls.addGameNote) && (
        <NoteForm
          key={written}
          params={{ channel, id: String(closing.event_id) }}
          onWritten={() => setWritten(count => count + 1)}
        />
      )}
    </Panel>
  )
}

/** As long as the server takes. */
const maxChars = 2000

interface NoteFormProps {
  params: { channel: string; id: string }
  onWritten: () => void
}

function NoteForm({ params, onWritten }: NoteFormProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.closing
  const client = useClient()
  const queries = useQueryClient()
  const { form, field, failure, isSending } = useForm({
    fields: ['text'],
    check: typed => ({ text: checkText(typed.text, { max: maxChars }) }),
    explain: (_, code) => (code === 'required' ? words.errors.required : words.errors.failed),
    async send(typed) {
      await client.send(studioWireCalls.addGameNote, { params, body: { text: typed.text.trim() } })
      await queries.invalidateQueries({ queryKey: ['closing'] })
      onWritten()
    },
  })
  const { problem, ...own } = field('text')
  return (
    <form {...form} className={`${styles.form} stack-3 start`}>
      <FieldFrame label={say.note} problem={failure ? errorText(failure, i18n) : problem}>
        {control => <textarea {...control} {...own} rows={3} maxLength={maxChars} required />}
      </FieldFrame>
      <SubmitButton label={say.addNote} sendingLabel={words.user.working} isSending={isSending} isPlain />
    </form>
  )
}
