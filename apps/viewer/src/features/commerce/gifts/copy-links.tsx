import { Icon } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { copyText } from '../../../platform/copy-text.ts'

interface CopyLinksProps {
  links: readonly string[]
  label: string
  /** What the links open, for those who hear the button only. */
  about: string
}

/** Refused without a secure page or permission: the links are in sight, to be copied by hand. */
export function CopyLinks({ links, label, about }: CopyLinksProps) {
  const { toasts } = useApp()
  const { giving: words } = useCommerceWords()

  async function copy(): Promise<void> {
    const isCopied = await copyText(links.join('\n'))
    toasts.show({
      key: 'gift-link',
      kind: isCopied ? 'info' : 'error',
      icon: isCopied ? 'check' : 'alert',
      text: () => (isCopied ? words.copied : words.notCopied),
    })
  }

  return (
    <button className="button" type="button" onClick={() => void copy()}>
      <Icon name="copy" />
      {label}
      <span className="visually-hidden">: {about}</span>
    </button>
  )
}
