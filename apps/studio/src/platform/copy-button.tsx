import { Icon } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from './i18n/use-i18n.ts'

/** Where a browser refuses the clipboard the text beside it can still be selected. */
export function CopyButton({ text }: { text: string }) {
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
  return (
    <button className="button button--primary" type="button" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {isCopied ? words.user.copied : words.user.copy}
    </button>
  )
}
