import type { ContentItem, ContentList } from '@grandstand/contract'
import type { ContentFieldName } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { aliasOf } from '@grandstand/rules'
import { FormProblem, SubmitButton } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { libraryHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ContentConflict } from './content-conflict.tsx'
import styles from './content-form.module.css'
import { ContentPreview } from './content-preview.tsx'
import { FieldControl } from './field-control.tsx'
import { FormContext } from './form-context.ts'
import { LookHelp } from './look-help.tsx'
import { isValue, tidyValue } from './tidy-value.ts'

interface ContentFormProps {
  channel: string
  list: ContentList
  /** Only these fields are shown; without it, all. */
  only?: readonly ContentFieldName[]
  /** It has just been made. */
  isNew?: boolean
  hasPreview?: boolean
  /** Null: a new one. */
  item: ContentItem | null
  onSaved: (key: string) => void
  /** Somebody else's version takes the place of this one. */
  onTaken: () => void
}

/** One form for all kinds: its fields come from the schema. Wrong values are saved too, and reported at their field. */
export function ContentForm({ channel, list, item, only, onSaved, onTaken, ...shown }: ContentFormProps) {
  const { isNew = false, hasPreview = true } = shown
  const i18n = useI18n()
  const say = i18n.words.content
  const client = useClient()
  const queryClient = useQueryClient()
  const [value, setValue] = useState<Record<string, unknown>>(item?.value ?? {})
  const [version, setVersion] = useState(item?.version ?? null)
  const [theirs, setTheirs] = useState<ContentItem | null>(null)
  const [seen, setSeen] = useState(value)
  const [hasOwnAddress, setOwnAddress] = useState(false)
  // Fields hold what is typed: they are rendered again when another's value comes in.
  const [round, setRound] = useState(0)
  const isReadOnly = list.is_locked || !list.may_change || item?.state === 'removed'
  const problems = item ? list.problems.filter(({ key }) => key === item.key) : []
  const isOutdated = problems.some(({ code }) => code === 'outdated')
  const saving = useMutation({
    mutationFn: ({ based, said }: { based: string | null; said: Record<string, unknown> }) =>
      client.send(studioWireCalls.keepContent, {
        params: { channel, kind: list.kind },
        body: { key: item?.key ?? null, version: based, value: tidyValue(list.fields, said) },
      }),
    async onSuccess(answer, { said }) {
      setTheirs(answer.theirs)
      if (answer.theirs) return
      setSeen(said)
      await queryClient.invalidateQueries({ queryKey: ['content'] })
      onSaved(answer.key)
    },
  })
  // A saved item has the version of the latest read.
  const current = saving.isSuccess && theirs === null && item ? item.version : version
  const isShown = ({ name }: { name: ContentFieldName }) => only === undefined || only.includes(name)

  /** A new page gets its address from its name, until somebody writes another. */
  function addressFrom(field: ContentFieldName, typed: unknown): Record<string, string> {
    if (field === list.key_field) setOwnAddress(true)
    const isNaming =
      field === 'name' || (field === 'title' && list.fields.every(({ name }) => name !== 'name'))
    if (item || hasOwnAddress || !isNaming || (list.key_field !== 'url' && list.key_field !== 'alias'))
      return {}
    const text = isValue(typed) ? typed[list.languages[0] ?? ''] : typed
    return typeof text === 'string' ? { [list.key_field]: aliasOf(text) } : {}
  }
  return (
    <FormContext
      value={{ channel, list, problems, hasStaying: item?.published != null, isReadOnly, onTaken }}
    >
      <div className={isReadOnly || !hasPreview ? undefined : styles.beside}>
        <form
          className={styles.form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!saving.isPending) saving.mutate({ based: current, said: value })
          }}
        >
          {!list.is_locked && !list.may_change && <p className="note pretty">{say.readOnly}</p>}
          {isOutdated && <p className="note pretty">{say.outdatedText}</p>}
          {theirs && (
            <ContentConflict
              key={theirs.version}
              channel={channel}
              list={list}
              seen={seen}
              theirs={theirs}
              mine={value}
              onSave={said => {
                setValue(said)
                setRound(round + 1)
                setVersion(theirs.version)
                saving.mutate({ based: theirs.version, said })
              }}
              onTakeTheirs={() => {
                void queryClient.invalidateQueries({ queryKey: ['content'] }).then(onTaken)
              }}
            />
          )}
          <FormProblem text={saving.isError ? errorText(saving.error, i18n) : null} />
          {list.kind === 'colors' && (
            <LookHelp
              channel={channel}
              value={value}
              isReadOnly={isReadOnly}
              onChoose={palette => setValue(before => ({ ...before, ...palette }))}
            />
          )}
          {list.fields.filter(isShown).map(field => (
            <FieldControl
              key={`${field.name} ${round}`}
              field={field}
              path={[field.name]}
              value={value[field.name]}
              whole={value}
              onChange={typed =>
                setValue(before => ({ ...before, [field.name]: typed, ...addressFrom(field.name, typed) }))
              }
            />
          ))}
          {list.kind === 'slides' && value.type === 'video' && (
            <p className="note pretty">
              <a href={libraryHref(channel)}>{say.filmOfSlide}</a>
            </p>
          )}
          {!isReadOnly && (
            <SubmitButton label={say.save} sendingLabel={say.saving} isSending={saving.isPending} />
          )}
          <p className="small strong unless-empty" role="status">
            {((saving.isSuccess && theirs === null) || (isNew && saving.isIdle)) &&
              (problems.length > 0 ? say.savedWrong : say.saved)}
          </p>
        </form>
        {!isReadOnly && hasPreview && (
          <ContentPreview channel={channel} list={list} itemKey={item?.key ?? null} value={value} />
        )}
      </div>
    </FormContext>
  )
}
