import { Icon } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from './i18n/use-i18n.ts'

interface CopyButtonProps {
  text: string
  /** Names its subject, if a page has several. */
  what?: string
  isQuiet?: boolean
}

/** Where a browser refuses the clipboard the text beside it can still be selected. */
export function CopyButton({ text, what, isQuiet = false }: CopyButtonProps) {
  const { words } = useI18n()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  const label = isCopied ? words.user.copied : words.user.copy
  return (
    <button
      className={isQuiet ? 'button' : 'button button--primary'}
      type="button"
      aria-label={what && `${label}: ${what}`}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      {label}
    </button>
  )
}
