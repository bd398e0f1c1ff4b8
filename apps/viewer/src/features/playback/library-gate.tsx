import type { VodMediaItem } from '@grandstand/contract'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offersHref } from '../../platform/offer/offers-href.ts'
import { WatchGate } from './watch-gate.tsx'

interface LibraryGateProps {
  item: VodMediaItem
  /** The server's code. */
  refusal: string
  onAgain: () => void
}

/** What prevents a video of the library. A replay is sold as its game is. */
export function LibraryGate({ item, refusal, onAgain }: LibraryGateProps) {
  const { gate, library } = useWatchWords()
  const { words } = useI18n()
  const way =
    item.event_id === null
      ? { href: '/packages', words: { ...gate, ...library.gate } }
      : {
          href: offersHref(item.event_id),
          words: { ...gate, failed: library.gate.failed, purchaseAction: words.events.seeGame },
        }
  return (
    <WatchGate
      buy={{ href: way.href }}
      refusal={refusal}
      words={way.words}
      preview={null}
      onAgain={onAgain}
    />
  )
}
