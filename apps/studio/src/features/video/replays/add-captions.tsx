import { maxCaptionsBytes } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { checkCaptions } from '@grandstand/rules'
import { SelectField } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './replays-panel.module.css'
import type { FileParams } from './replays-query.ts'

/** What is spoken where this is sold, and next door. */
const languages = ['en', 'fr', 'bg', 'es', 'de', 'it', 'pt', 'ru', 'uk', 'tr', 'ar', 'zh'] as const

/** Captions for one language, from a file; what players would not take is said before it is sent. */
export function AddCaptions({ params }: { params: FileParams }) {
  const i18n = useI18n()
  const say = i18n.words.replays
  const client = useClient()
  const queryClient = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<keyof typeof say.captionProblems | null>(null)
  const adding = useMutation({
    mutationFn: (body: { language: string; name: string; content: string }) =>
      client.send(studioWireCalls.addCaptions, { params, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['replays'] }),
  })
  const nameOf = (language: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    const language = form.current && new FormData(form.current).get('language')
    if (!file || typeof language !== 'string') return
    const content = file.size > maxCaptionsBytes ? null : await file.text()
    const problem = content === null ? 'too_long' : checkCaptions(content)
    setRefusal(problem)
    if (content !== null && !problem) adding.mutate({ language, name: nameOf(language), content })
  }

  return (
    <form className={`${styles.form} row-3`} ref={form}>
      <SelectField
        name="language"
        label={say.captionsLanguage}
        defaultValue={i18n.language}
        options={languages.map(value => ({ value, label: nameOf(value), lang: value }))}
      />
      <label className="button" htmlFor={id}>
        {adding.isPending ? i18n.words.user.working : say.addCaptions}
      </label>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept=".vtt,text/vtt"
        disabled={adding.isPending}
        onChange={event => void take(event)}
      />
      <p className={styles.problem} role="alert">
        {refusal && say.captionProblems[refusal]}
        {adding.isError && errorText(adding.error, i18n)}
      </p>
    </form>
  )
}
