import { StateMessage } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from './i18n/use-i18n.ts'

interface FailureProps {
  title?: string
  text?: string
  level?: 1 | 2
  /** Within a page that has other things to do. */
  isPart?: boolean
  onAgain: () => unknown
  /** Another way out. */
  children?: ReactNode
}

/** What could not be loaded, with another try. */
export function Failure({ title, text, level = 2, isPart = false, onAgain, children }: FailureProps) {
  const { words } = useI18n()
  const { sectionTitle, sectionText } = words.errors
  return (
    <StateMessage
      icon="alert"
      title={title ?? sectionTitle}
      text={text ?? sectionText}
      role="alert"
      level={level}
    >
      <button
        className={isPart ? 'button' : 'button button--primary'}
        type="button"
        onClick={() => void onAgain()}
      >
        {words.common.tryAgain}
      </button>
      {children}
    </StateMessage>
  )
}
