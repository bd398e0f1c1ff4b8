import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import type { ClipRange } from '@grandstand/rules'
import { FormProblem, Icon, SubmitButton, SwitchField, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './clip-form.module.css'
import { type ClipOptions, clipQuery } from './clip-queries.ts'
import { ClipState } from './clip-state.tsx'
import { explainClipField } from './explain-clip-field.ts'
import { explainClipRefusal } from './explain-clip-refusal.ts'
import type { useClipFraming } from './use-clip-framing.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

interface ClipFormProps {
  clip: Clip
  options: ClipOptions
  range: ClipRange
  framing: Pick<ReturnType<typeof useClipFraming>, 'framing' | 'isChanged'>
  /** What else helps to trim it. */
  children: ReactNode
}

const fields = ['duration', 'start_time', 'tags', 'name'] as const

/** What the clip is called and shows. To share it is to save it first. */
export function ClipForm({ clip, options, range, framing, children }: ClipFormProps) {
  const { client, toasts } = useApp()
  const { language, fill } = useI18n()
  const { editor: words, share } = useClipsWords()
  const queryClient = useQueryClient()
  const ref = useRef<HTMLFormElement>(null)
  const tagsId = useId()
  const isToShare = useRef(false)
  const [isSharing, setIsSharing] = useState(false)
  const { publishing } = options
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
      const written = {
        name: name.trim(),
        tags: data.getAll('tags').map(String),
        is_public: publishing === 'no' ? clip.is_public : data.has('is_public'),
      }
      const cut = rangeChange(clip, range)
      const isSaved = !framing.isChanged && Object.keys(cut).length === 0 && isSame(clip, written)
      // What was approved would be looked at again.
      if (!isSaved || !isToShare.current) await save({ ...written, ...cut })
      if (isToShare.current) setIsSharing(true)
    },
  })

  async function save({ is_public, ...written }: Written & ReturnType<typeof rangeChange>): Promise<void> {
    const params = { id: String(clip.id) }
    const body = { ...written, ...(publishing !== 'no' && { is_public }) }
    const changed = await client.send(wireCalls.changeClip, { params, body })
    const framed = framing.isChanged
      ? await client.send(wireCalls.frameClip, { params, body: { framing: framing.framing } })
      : changed
    queryClient.setQueryData(clipQuery(client, language, params.id).queryKey, framed)
    void queryClient.invalidateQueries({ queryKey: ['clips'] })
    toasts.show({ key: 'clip-saved', kind: 'info', text: () => words.saved })
  }

  const tags = field('tags')
  const code = failure && 'code' in failure ? String(failure.code) : ''
  const rangeProblem = field('duration').problem ?? field('start_time').problem
  return (
    <>
      <form {...form} className={styles.form}>
        {rangeProblem && (
          <p className={styles.problem} role="alert">
            {rangeProblem}
          </p>
        )}
        <fieldset aria-describedby={tags.problem ? tagsId : undefined}>
          <legend className="visually-hidden">{words.tags}</legend>
          <div className={styles.tags}>
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
          </div>
          {tags.problem && (
            <p className={styles.problem} id={tagsId} role="alert">
              {tags.problem}
            </p>
          )}
        </fieldset>
        <TextField {...field('name')} label={words.name} defaultValue={clip.name} required />
        {publishing !== 'no' && (
          <SwitchField
            name="is_public"
            label={words.isPublic}
            hint={words.publishing[publishing]}
            defaultChecked={clip.is_public}
          />
        )}
        {children}
        <FormProblem text={failure && explainClipRefusal(words, code)} />
        <ClipState clip={clip} />
        <div className={styles.end} onClickCapture={() => (isToShare.current = false)}>
          <SubmitButton label={words.save} sendingLabel={words.saving} isSending={isSending} isPlain />
          <button
            className={`button ${styles.share}`}
            type="submit"
            onClick={() => (isToShare.current = true)}
          >
            <Icon name="share" />
            {share.action}
          </button>
        </div>
      </form>
      {isSharing && (
        <Suspense>
          <ShareDialog clip={clip} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </>
  )
}

type Written = Pick<Clip, 'name' | 'tags' | 'is_public'>

const isSame = (clip: Clip, { name, tags, is_public }: Written) =>
  clip.name === name && clip.is_public === is_public && clip.tags.toSorted().join() === tags.toSorted().join()

/** A sent range is cut again, so the same one is not sent. */
function rangeChange(clip: Clip, { startSeconds, endSeconds }: ClipRange) {
  const duration = Math.round((endSeconds - startSeconds) * 1000) / 1000
  const isSame = isNear(startSeconds, clip.start_time) && isNear(duration, clip.duration)
  return isSame ? {} : { start_time: startSeconds, duration }
}

/** To the millisecond: sums of seconds are never quite what they were. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001
