import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A part of a screen with its own heading. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`${styles.panel} stack-4 panel`} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text && <p className="quiet small pretty">{text}</p>}
      {children}
    </section>
  )
}
