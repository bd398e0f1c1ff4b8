import { Dialog, Icon } from '@grandstand/ui'
import { useRef } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { copyText } from '../../platform/copy-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './subscribe-button.module.css'

interface SubscribeButtonProps {
  path: string
  name: string
  /** Without its word on a phone, where it is in a line with others. */
  isCompact?: boolean
}

/** A calendar that follows the list: to be opened by a calendar program, or copied into one. */
export function SubscribeButton({ path, name, isCompact = false }: SubscribeButtonProps) {
  const { words, fill } = useI18n()
  const { toasts } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  const address = location.origin + path
  const copy = async () => {
    // If not, the address is in sight, to be copied by hand.
    const isCopied = await copyText(address)
    toasts.show({
      key: 'calendar-copied',
      kind: isCopied ? 'info' : 'error',
      text: ({ words: { list } }) => (isCopied ? list.copied : list.notCopied),
    })
  }
  return (
    <>
      <button
        className={isCompact ? `button ${styles.compact}` : 'button'}
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="calendar_add" />
        <span className={styles.label}>{words.list.subscribe}</span>
      </button>
      <Dialog
        ref={dialog}
        title={fill(words.list.subscribeTitle, { name })}
        text={words.list.subscribeText}
        actions={
          <>
            <a className="button button--primary" href={address.replace(/^https?:/, 'webcal:')}>
              {words.list.openInCalendar}
            </a>
            <button className="button" type="button" onClick={copy}>
              <Icon name="copy" />
              {words.list.copy}
            </button>
            <form method="dialog">
              <button className="button" type="submit">
                {words.common.close}
              </button>
            </form>
          </>
        }
      >
        <p className={styles.address}>{address}</p>
      </Dialog>
    </>
  )
}
