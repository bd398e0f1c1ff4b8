import { type PicturePart, type PictureProblem, pictureParts } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { SelectField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

/** One picture, or several: seen, sent, cut to the shape of their place, and taken out again. */
export function PictureControl({ field, path, value, onChange }: FieldProps) {
  const i18n = useI18n()
  const say = i18n.words.content
  const { channel, list, isReadOnly } = useFormFacts()
  const { label, problem } = useFieldTexts({ field, path })
  const client = useClient()
  const id = useId()
  const [part, setPart] = useState<PicturePart>('attention')
  const [sent, setSent] = useState<Record<string, string>>({})
  const [refused, setRefused] = useState<PictureProblem | null>(null)
  const isMany = field.type === 'pictures'
  const chosen = (Array.isArray(value) ? value : [value]).filter(
    each => typeof each === 'string' && each !== '',
  )
  const sending = useMutation({
    mutationFn: async (file: File) =>
      client.send(studioWireCalls.addContentPicture, {
        params: { channel, kind: list.kind },
        body: { field: field.name, part, data: await readBase64(file) },
      }),
    onSuccess({ picture, problem: found }) {
      setRefused(found)
      if (!picture) return
      setSent(before => ({ ...before, [picture.path]: picture.url }))
      onChange(isMany ? [...chosen, picture.path] : picture.path)
    },
  })
  const failure = sending.isError ? errorText(sending.error, i18n) : refused && say.pictureProblems[refused]
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {problem && <p className={styles.problem}>{problem}</p>}
      <div className={styles.pictures}>
        {chosen.map(each => (
          <figure key={String(each)} className={styles.picture}>
            <img src={list.pictures[String(each)] ?? sent[String(each)]} alt="" />
            {!isReadOnly && (
              <button
                className="button"
                type="button"
                onClick={() => onChange(isMany ? chosen.filter(other => other !== each) : '')}
              >
                {say.removePicture}
              </button>
            )}
          </figure>
        ))}
      </div>
      {!isReadOnly && (
        <div className={styles.languages}>
          <SelectField
            name={`${path.join('.')}-part`}
            label={say.picturePart}
            value={part}
            onChange={({ target }) =>
              setPart(pictureParts.find(each => each === target.value) ?? 'attention')
            }
            options={pictureParts.map(each => ({ value: each, label: say.parts[each] }))}
          />
          <div className={styles.file}>
            <label className={styles.legend} htmlFor={id}>
              {say.choosePicture}
            </label>
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby={`${id}-hint`}
              disabled={sending.isPending}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) sending.mutate(file)
                target.value = ''
              }}
            />
            <p className={styles.hint} id={`${id}-hint`}>
              {sending.isPending ? say.sendingPicture : say.pictureHint}
            </p>
          </div>
        </div>
      )}
      <p className={styles.problem} role="alert">
        {failure}
      </p>
    </fieldset>
  )
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
