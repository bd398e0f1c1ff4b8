import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog, Icon } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

const offered =
  'bg cs da de el en es et fi fr hr hu is it ja ko lt lv mk nl no pl pt ro ru sk sl sq sr sv tr uk zh'.split(
    ' ',
  )

/** The channel's languages by name. One goes with all that is written in it, after a question. */
export function LanguagesControl({ whole, ...props }: FieldProps & { whole: Record<string, unknown> }) {
  const { words, fill, language: spoken } = useI18n()
  const say = words.content.settings
  const { list, isReadOnly } = useFormFacts()
  const { name, label, problem } = useFieldTexts(props)
  const { value, onChange } = props
  const [leaving, setLeaving] = useState<string | null>(null)
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  const codes = Array.isArray(value) ? value.map(String) : []
  const drop = (code: string) => onChange(codes.filter(each => each !== code))
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {problem && <p className="problem meta strong">{problem}</p>}
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            {nameOf(code)}
            {code === whole.language && <span className="quiet meta">{say.mainLanguage}</span>}
            {code !== whole.language && !isReadOnly && (
              <button
                className="icon-button"
                type="button"
                aria-label={fill(say.removeLanguage, { language: nameOf(code) })}
                onClick={() => (list.languages.includes(code) ? setLeaving(code) : drop(code))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <select
          className={styles.adding}
          aria-label={`${name}: ${say.addLanguage}`}
          value=""
          onChange={({ target }) => onChange([...codes, target.value])}
        >
          <option value="">{say.addLanguage}</option>
          {offered
            .filter(code => !codes.includes(code))
            .map(code => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
        </select>
      )}
      {leaving !== null && (
        <LeavingLanguage code={leaving} name={nameOf(leaving)} onClose={() => setLeaving(null)} />
      )}
    </fieldset>
  )
}

interface LeavingLanguageProps {
  code: string
  name: string
  onClose: () => void
}

function LeavingLanguage({ code, name, onClose }: LeavingLanguageProps) {
  const i18n = useI18n()
  const { words, fill, plural } = i18n
  const say = words.content.settings
  const { channel, onTaken } = useFormFacts()
  const client = useClient()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const ask = (only_count: boolean) =>
    client.send(studioWireCalls.removeContentLanguage, {
      params: { channel },
      body: { language: code, only_count },
    })
  const counting = useQuery({
    queryKey: ['content', channel, 'texts', code],
    queryFn: () => ask(true),
    gcTime: 0,
  })
  const removing = useMutation({
    mutationFn: () => ask(false),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['content'] })
      onTaken()
    },
  })
  const failure = removing.error ?? counting.error
  return (
    <Dialog
      ref={dialog}
      title={fill(say.confirmLanguage, { language: name })}
      text={counting.data ? plural(say.languageTexts, counting.data.items) : say.countingTexts}
      onClose={onClose}
      actions={
        <>
          <button
            className="button button--danger"
            type="button"
            disabled={!counting.data || removing.isPending}
            onClick={() => removing.mutate()}
          >
            {words.content.remove}
          </button>
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </>
      }
    >
      <p className="small strong problem unless-empty" role="alert">
        {failure && errorText(failure, i18n)}
      </p>
    </Dialog>
  )
}
