import { useAccountWords } from '../../locales/words.ts'
import styles from './what-goes.module.css'

/** What a deletion takes along, and the little that stays. */
export function WhatGoes() {
  const { deletion: words } = useAccountWords()
  const gone = [words.goneProfile, words.goneFavorites, words.goneAccess, words.goneClips]
  return (
    <div className="stack-2">
      <p className={styles.title}>{words.goneTitle}</p>
      <ul className={styles.list}>
        {gone.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="quiet">{words.stays}</p>
    </div>
  )
}
