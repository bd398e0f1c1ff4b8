import { useState } from 'react'
import styles from './cross-fade.module.css'

/** The next picture comes up over the one before it, which stays below: there is never a gap between two. */
export function CrossFade({ src }: { src: string | null }) {
  const [shown, setShown] = useState<{ now: string | null; before: string | null }>({
    now: src,
    before: null,
  })
  if (shown.now !== src) setShown({ now: src, before: shown.now })
  if (src === null) return null
  return [shown.before, src].map(
    each => each && <img key={each} className={styles.picture} src={each} alt="" />,
  )
}
