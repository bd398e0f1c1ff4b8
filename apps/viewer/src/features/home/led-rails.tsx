import type { Slide } from '@grandstand/contract'
import { chooseHero, keepHero } from '@grandstand/rules'
import { GameHeroFrame, Hero } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { HomeScope } from './choose-home-scope.ts'
import { GameHero } from './game-hero.tsx'
import { HomeRails } from './home-rails.tsx'
import { SlidesBanner } from './slides-banner.tsx'
import { useHomeLists } from './use-home-lists.ts'

interface LedRailsProps {
  scope: HomeScope
  slides: Slide[]
  /** Between the game that leads and the rails. */
  children?: ReactNode
}

/** What is on leads the page; the operator's slides follow what is live, or lead where nothing is on soon. */
export function LedRails({ scope, slides, children }: LedRailsProps) {
  const { words } = useI18n()
  const { lists, isError } = useHomeLists(scope)
  const hero = lists
    ? chooseHero(
        { ...lists, live: lists.live.items, upcoming: lists.all.upcoming.items, vod: lists.all.vod.items },
        Date.now(),
        // The next game of a team leads its page, however far it is.
        scope.kind === 'participant' ? Number.POSITIVE_INFINITY : undefined,
      )
    : null
  const areSlidesFirst = slides.length > 0 && (hero ? hero.areSlidesFirst : isError)
  const chosen = hero && !areSlidesFirst ? hero.event : null
  const side = lists?.own.side?.href ?? null
  const [kept, setKept] = useState<{ id: number | null; side: string | null }>({ id: null, side })
  const keptId = kept.side === side ? kept.id : null
  const event = keepHero(keptId, chosen, lists?.live.items ?? [])
  if (event && (event.id !== kept.id || side !== kept.side)) setKept({ id: event.id, side })
  return (
    <>
      {areSlidesFirst && <Hero slides={slides} words={words.shell} />}
      {event && lists && <GameHero event={event} live={lists.live.items} />}
      {!hero && !isError && <GameHeroFrame />}
      {children}
      <HomeRails
        scope={scope}
        heroId={event?.id ?? null}
        afterLive={!areSlidesFirst && slides.length > 0 && <SlidesBanner slides={slides} isBelow />}
      />
    </>
  )
}
