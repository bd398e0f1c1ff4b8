import { type DragEvent, useId, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './replays-panel.module.css'

interface FileDropProps {
  /** What the files become: a page may have several fields. */
  title: string
  /** The largest that is taken. */
  limit: string
  onFiles: (files: readonly File[]) => void
}

/** A field for files that also takes what is dropped on it. */
export function FileDrop({ title, limit, onFiles }: FileDropProps) {
  const { words, fill } = useI18n()
  const say = words.replays
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <section
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      aria-label={`${title} – ${say.send}`}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className="button" htmlFor={id}>
        {say.choose}
      </label>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept="video/*,.mkv,.ts,.mxf"
        multiple
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // The same file again is a change as well.
          event.target.value = ''
        }}
      />
      <p className="quiet small pretty">{fill(say.dropHint, { size: limit })}</p>
    </section>
  )
}
