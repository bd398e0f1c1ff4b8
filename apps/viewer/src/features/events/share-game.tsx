import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { copyText } from '../../platform/copy-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from './event-links.ts'

/** By the device's own sheet, else as a copied link. */
export function ShareGame({ event, label }: { event: Event; label?: string }) {
  const { toasts } = useApp()
  const { fill } = useI18n()
  const { actions: words } = useWatchWords()
  const address = `${location.origin}${watchHref(event)}${event.is_score_hidden ? '?spoilers=off' : ''}`

  async function share() {
    if (navigator.share === undefined) return copy()
    // Closing the sheet is a change of mind. A browser that refuses to open it leaves the link.
    await navigator.share({ title: eventTitle(event), url: address }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy()
    })
  }

  async function copy() {
    const isCopied = await copyText(address)
    toasts.show({
      key: 'game-link',
      kind: isCopied ? 'info' : 'error',
      icon: isCopied ? 'check' : 'alert',
      text: () => (isCopied ? words.copied : fill(words.notCopied, { address })),
    })
  }

  return (
    <button className="button" type="button" onClick={() => void share()}>
      <Icon name="share" />
      {label ?? words.share}
    </button>
  )
}
