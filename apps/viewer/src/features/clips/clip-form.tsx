import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import type { ClipRange } from '@grandstand/rules'
import { CheckboxField, FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './clip-form.module.css'
import { type ClipOptions, clipQuery } from './clip-queries.ts'
import { explainClipField } from './explain-clip-field.ts'
import { explainClipRefusal } from './explain-clip-refusal.ts'

interface ClipFormProps {
  clip: Clip
  options: ClipOptions
  range: ClipRange
}

const fields = ['duration', 'start_time', 'tags', 'name'] as const

export function ClipForm({ clip, options, range }: ClipFormProps) {
  const { client, toasts } = useApp()
  const { language, fill } = useI18n()
  const { editor: words } = useClipsWords()
  const queryClient = useQueryClient()
  const ref = useRef<HTMLFormElement>(null)
  const tagsId = useId()
  const { form, field, failure, isSending } = useForm({
    ref,
    fields,
    check: ({ name, tags }) => ({
      name: name.trim() === '' ? 'required' : null,
      tags: tags === '' ? 'required' : null,
    }),
    explain: (name, code) => fill(explainClipField(words, name, code), { max: options.max_seconds }),
    async send({ name }) {
      const data = new FormData(ref.current ?? undefined)
      const changed = await client.send(wireCalls.changeClip, {
        params: { id: String(clip.id) },
        body: {
          ...rangeChange(clip, range),
          name: name.trim(),
          tags: data.getAll('tags').map(String),
          ...(options.publishing !== 'no' && { is_public: data.has('is_public') }),
        },
      })
      queryClient.setQueryData(clipQuery(client, language, String(clip.id)).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: ['clips'] })
      toasts.show({ key: 'clip-saved', kind: 'info', text: () => words.saved })
    },
  })
  const tags = field('tags')
  const code = failure && 'code' in failure ? String(failure.code) : ''
  const rangeProblem = field('duration').problem ?? field('start_time').problem
  return (
    <form {...form} className={`${styles.form} stack-4`}>
      {rangeProblem && (
        <p className={styles.problem} role="alert">
          {rangeProblem}
        </p>
      )}
      <fieldset className="row-2" aria-describedby={tags.problem ? tagsId : undefined}>
        <legend className={styles.legend}>{words.tags}</legend>
        {options.tags.map(({ alias, name }) => (
          <label key={alias} className={styles.tag}>
            <input
              className={styles.box}
              type="checkbox"
              name="tags"
              value={alias}
              defaultChecked={clip.tags.includes(alias)}
              onInput={tags.onInput}
            />
            {name}
          </label>
        ))}
        {tags.problem && (
          <p className={styles.problem} id={tagsId} role="alert">
            {tags.problem}
          </p>
        )}
      </fieldset>
      <TextField {...field('name')} label={words.name} defaultValue={clip.name} required />
      {options.publishing !== 'no' && (
        <CheckboxField name="is_public" defaultChecked={clip.is_public}>
          {options.publishing === 'yes' ? words.isPublic : words.isPublicLater}
        </CheckboxField>
      )}
      <FormProblem text={failure && explainClipRefusal(words, code)} />
      <SubmitButton label={words.save} sendingLabel={words.saving} isSending={isSending} />
    </form>
  )
}

/** A sent range is cut again, so the same one is not sent. */
function rangeChange(clip: Clip, { startSeconds, endSeconds }: ClipRange) {
  const duration = Math.round((endSeconds - startSeconds) * 1000) / 1000
  const isSame = isNear(startSeconds, clip.start_time) && isNear(duration, clip.duration)
  return isSame ? {} : { start_time: startSeconds, duration }
}

/** To the millisecond: sums of seconds are never quite what they were. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001
