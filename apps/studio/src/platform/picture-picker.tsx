import { type PicturePart, type PictureProblem, pictureParts } from '@grandstand/contract/studio-constants'
import { SelectField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from './error-text.ts'
import { useI18n } from './i18n/use-i18n.ts'
import styles from './picture-picker.module.css'
import { readFileContent } from './read-file-content.ts'

interface PicturePickerProps {
  name: string
  label: string
  hint?: string | undefined
  problem?: string | null | undefined
  /** What is there, by what it is known by. */
  pictures: readonly { key: string; url: string | undefined }[]
  isReadOnly?: boolean
  /** Why the file is no picture that can be shown; null: it is there. */
  send: (asked: { part: PicturePart; data: string }) => Promise<PictureProblem | null>
  onRemove: (key: string) => void
}

/** Pictures that are seen, sent, cut to the shape of their place, and taken out again. */
export function PicturePicker({ name, label, hint, problem, pictures, ...asked }: PicturePickerProps) {
  const { isReadOnly = false, send, onRemove } = asked
  const i18n = useI18n()
  const say = i18n.words.content
  const id = useId()
  const [part, setPart] = useState<PicturePart>('attention')
  const sending = useMutation({
    mutationFn: async (file: File) => send({ part, data: await readFileContent(file) }),
  })
  const refused = sending.data && say.pictureProblems[sending.data]
  const failure = sending.isError ? errorText(sending.error, i18n) : refused
  return (
    <fieldset className="stack-3">
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className="quiet meta">{hint}</p>}
      {problem && <p className="meta strong problem unless-empty">{problem}</p>}
      <div className="row-4 unless-empty">
        {pictures.map(({ key, url }) => (
          <figure key={key} className={`${styles.picture} stack-2 start`}>
            <img src={url} alt="" />
            {!isReadOnly && (
              <button className="button" type="button" onClick={() => onRemove(key)}>
                {say.removePicture}
              </button>
            )}
          </figure>
        ))}
      </div>
      {!isReadOnly && (
        <div className={`${styles.sending} stack-4`}>
          <SelectField
            name={`${name}-part`}
            label={say.picturePart}
            value={part}
            onChange={({ target }) =>
              setPart(pictureParts.find(each => each === target.value) ?? 'attention')
            }
            options={pictureParts.map(each => ({ value: each, label: say.parts[each] }))}
          />
          <div className={`${styles.file} stack-2 shrinks`}>
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
            <p className="quiet meta" id={`${id}-hint`}>
              {sending.isPending ? say.sendingPicture : say.pictureHint}
            </p>
          </div>
        </div>
      )}
      <p className="meta strong problem unless-empty" role="alert">
        {failure}
      </p>
    </fieldset>
  )
}
