import type { Event } from '@grandstand/contract'
import { eventCardTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useId, useState } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerLabel, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { watchHref } from '../events/event-links.ts'
import { sportText } from '../events/event-words.ts'
import { GameLight } from '../events/game-light.tsx'
import { LiveTag } from '../events/live-tag.tsx'
import { useEventNames } from '../events/use-event-names.ts'
import { AlsoLive } from './also-live.tsx'
import styles from './game-hero.module.css'
import { HeroBoard } from './hero-board.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** As many as stand beside it. */
const mostBeside = 4

interface GameHeroProps {
  event: Event
  live: readonly Event[]
}

/** The game that the page begins with: its picture, its score, and one way to it that names its price. */
export function GameHero({ event: first, live }: GameHeroProps) {
  const [pointedId, setPointedId] = useState<number | null>(null)
  const titleId = useId()
  const beside = [first, ...live.filter(({ id }) => id !== first.id)].slice(0, mostBeside)
  const event = beside.find(({ id }) => id === pointedId) ?? first
  const isLive = event.stream_status === 'live'
  return (
    <section className={`game-hero ${styles.hero}`} data-hero aria-labelledby={titleId}>
      <GameLight event={event} className={styles.picture}>
        <HeroPicture key={event.id} event={event} />
      </GameLight>
      <div className={styles.under}>
        <h2 className="visually-hidden" id={titleId}>
          {eventCardTitle(event)}
        </h2>
        {isLive && (
          <p className={styles.tag}>
            <LiveTag />
          </p>
        )}
        <HeroBoard event={event} />
        <HeroAction event={event} />
      </div>
      {isLive && beside.length > 1 && <AlsoLive games={beside} shownId={event.id} onPoint={setPointedId} />}
    </section>
  )
}

function HeroAction({ event }: { event: Event }) {
  const i18n = useI18n()
  const names = useEventNames()
  const offer = useGameOffer(event)
  const isOpen = isOpenOffer(offer)
  const facts = [
    sportText(event, names, i18n),
    isOpen ? names.venue(event.location_id) : offerText(offer, i18n),
  ]
  const isPlayed = isOpen && offer.state !== 'upcoming' && offer.access.kind !== 'pass'
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <a className={`button ${isOpen ? 'button--primary' : ''} ${styles.action}`} href={watchHref(event)}>
        {isPlayed && <Icon name="play" />}
        {isOpen ? offerLabel(offer, i18n) : i18n.words.events.seeGame}
      </a>
    </>
  )
}
