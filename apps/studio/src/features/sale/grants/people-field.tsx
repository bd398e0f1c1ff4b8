import { FieldFrame, type FormField } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { readEmails } from './read-emails.ts'

/** Addresses that are typed, pasted, or come with a file. */
export function PeopleField({ name, problem, onInput }: FormField) {
  const { words, plural } = useI18n()
  const say = words.money.many
  const [text, setText] = useState('')
  function change(next: string) {
    setText(next)
    onInput()
  }
  return (
    <div className="stack-2">
      <FieldFrame label={say.people} problem={problem} hint={say.peopleHint}>
        {control => (
          <textarea
            {...control}
            name={name}
            rows={6}
            value={text}
            required
            onChange={({ target }) => change(target.value)}
          />
        )}
      </FieldFrame>
      <label className="small">
        {say.file}{' '}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(change)
            // The same file, corrected, is a change again.
            target.value = ''
          }}
        />
      </label>
      <p className="quiet small" role="status">
        {plural(say.found, readEmails(text).length)}
      </p>
    </div>
  )
}
