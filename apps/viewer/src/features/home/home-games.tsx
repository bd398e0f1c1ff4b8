import { chooseHero, chooseSlides, keepHero } from '@grandstand/rules'
import { GameHeroFrame, Hero } from '@grandstand/ui'
import { useEffect, useState } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { SchoolRail } from '../schools/school-rail.tsx'
import { SportRail } from '../sports/sport-rail.tsx'
import { GameHero } from './game-hero.tsx'
import { HomeRails } from './home-rails.tsx'
import { PickSchool } from './pick-school.tsx'
import { SlidesBanner } from './slides-banner.tsx'
import { useHomeLists } from './use-home-lists.ts'

const scope = { kind: 'channel' } as const

export { HomeScores } from './home-scores.tsx'

/** What is on leads the page; the operator's slides follow what is live, or lead where nothing is on soon. */
export function HomeGames() {
  const { words } = useI18n()
  const { participant_groups, event_categories, slides } = useBootstrap()
  const { lists, isError } = useHomeLists(scope)
  const main = chooseSlides(slides, {})
  const hero = lists
    ? chooseHero(
        { ...lists, live: lists.live.items, upcoming: lists.all.upcoming.items, vod: lists.all.vod.items },
        Date.now(),
      )
    : null
  const areSlidesFirst = main.length > 0 && (hero ? hero.areSlidesFirst : isError)
  // The page was scrolled to its place before this part of it was there.
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (name !== '') document.getElementById(name)?.scrollIntoView()
  }, [])
  const chosen = hero && !areSlidesFirst ? hero.event : null
  const schoolId = lists?.own.school?.id ?? null
  const [kept, setKept] = useState<{ id: number | null; schoolId: number | null }>({ id: null, schoolId })
  const keptId = kept.schoolId === schoolId ? kept.id : null
  const event = keepHero(keptId, chosen, lists?.live.items ?? [])
  if (event && (event.id !== kept.id || schoolId !== kept.schoolId)) setKept({ id: event.id, schoolId })
  return (
    <>
      {areSlidesFirst && <Hero slides={main} words={words.shell} />}
      {event && lists && <GameHero event={event} live={lists.live.items} />}
      {!hero && !isError && <GameHeroFrame />}
      <PickSchool />
      <HomeRails
        scope={scope}
        heroId={event?.id ?? null}
        afterLive={!areSlidesFirst && main.length > 0 && <SlidesBanner slides={main} isBelow />}
      />
      <SchoolRail
        schools={participant_groups}
        heart={({ id, name }) => <FavoriteButton type="group" id={id} name={name} />}
      />
      <SportRail
        sports={event_categories}
        heart={({ id, name }) => <FavoriteButton type="category" id={id} name={name} shape="over" />}
      />
    </>
  )
}
