import type { Event } from '@grandstand/contract'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useBuyGame } from '../../platform/offer/use-buy-game.ts'
import { PreviewOffer } from './preview-offer.tsx'
import { WatchGate } from './watch-gate.tsx'
import styles from './watch-stage.module.css'

interface GateStageProps {
  event: Event
  poster: ReactNode
  /** The server's code for it. */
  refusal: string
  /** Tells which rule it is. */
  why: ReactNode
}

/** The poster with the known obstacle before anybody presses play. */
export function GateStage({ event, poster, refusal, why }: GateStageProps) {
  const { words } = useI18n()
  const { gate } = useWatchWords()
  const buy = useBuyGame(event)
  const login = event.type === 'register' ? words.watch.access.register : gate.login
  return (
    <PreviewOffer event={event}>
      {preview => (
        <>
          <div className={styles.picture}>{poster}</div>
          <div className={styles.front}>
            <WatchGate
              buy={buy}
              refusal={refusal}
              words={{ ...gate, login, purchaseAction: words.events.seeGame }}
              preview={preview}
              why={why}
            />
          </div>
        </>
      )}
    </PreviewOffer>
  )
}
