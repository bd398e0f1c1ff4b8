import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import styles from './screen-head.module.css'
import { usePageTitle } from './use-page-title.ts'

interface ScreenHeadProps {
  title: string
  text?: string | undefined
  /** A way back, before the title. */
  back?: { href: string; label: string }
  /** What the whole screen can be narrowed by. */
  children?: ReactNode
}

export function ScreenHead({ title, text, back, children }: ScreenHeadProps) {
  usePageTitle(title)
  return (
    <div className={`${styles.head} row-4`}>
      <div className={styles.named}>
        {back && (
          <a className="icon-button" href={back.href} title={back.label}>
            <Icon name="chevron_left" />
            <span className="visually-hidden">{back.label}</span>
          </a>
        )}
        <div className={styles.words}>
          <h1 className="breaks title-1">{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      {children}
    </div>
  )
}
