import { Icon } from '@grandstand/ui'
import { useClipsWords } from '../../locales/words.ts'
import styles from './clip-format.module.css'

interface ClipFormatProps {
  isUpright: boolean
  onChoose: (isUpright: boolean) => void
}

/** As filmed, or also upright. */
export function ClipFormat({ isUpright, onChoose }: ClipFormatProps) {
  const { format: words } = useClipsWords()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{words.title}</legend>
      {(['upright', 'wide'] as const).map(form => (
        <label key={form} className={styles.choice}>
          <input
            className={styles.box}
            type="radio"
            name="format"
            checked={isUpright === (form === 'upright')}
            onChange={() => onChoose(form === 'upright')}
          />
          <Icon name={form} />
          <span>
            <strong className={styles.name}>{words[form]}</strong>
            <span className="quiet meta">{words.text[form]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
