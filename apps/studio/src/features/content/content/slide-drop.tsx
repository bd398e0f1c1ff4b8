import { Icon } from '@grandstand/ui'
import { useId, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './slide-drop.module.css'
import { useSlideDrop } from './use-slide-drop.ts'

/** A picture or a film that is dropped becomes a slide, which stays hidden until somebody shows it. */
export function SlideDrop({ channel }: { channel: string }) {
  const { words, fill } = useI18n()
  const say = words.content
  const id = useId()
  const { add, isAdding, percent, problem } = useSlideDrop(channel)
  const [isOver, setOver] = useState(false)
  const state =
    percent === null ? say.sendingPicture : fill(words.replays.sending, { percent: String(percent) })
  return (
    <li
      className={styles.place}
      data-over={isOver}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        if (!isAdding) add([...event.dataTransfer.files])
      }}
    >
      <label className={styles.drop} htmlFor={id}>
        <Icon name="plus" />
        <span>{isAdding ? state : say.dropSlide}</span>
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg,image/webp,video/*"
        multiple
        disabled={isAdding}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className="meta strong problem unless-empty" role="alert">
        {problem}
      </p>
    </li>
  )
}
