import type { HeroSlide } from '@grandstand/ui'
import { useEffect } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { SchoolRail } from '../schools/school-rail.tsx'
import { SportRail } from '../sports/sport-rail.tsx'
import { HomeRails } from './home-rails.tsx'
import { OwnSlide } from './own-slide.tsx'

const scope = { kind: 'channel' } as const

export { HomeScores } from './home-scores.tsx'

interface HomeGamesProps {
  onOwnSlide: (slide: HeroSlide | null) => void
}

/** What is below the slides. */
export function HomeGames({ onOwnSlide }: HomeGamesProps) {
  const { participant_groups, event_categories } = useBootstrap()
  // The page was scrolled to its place before this part of it was there.
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (name !== '') document.getElementById(name)?.scrollIntoView()
  }, [])
  return (
    <>
      <OwnSlide scope={scope} onSlide={onOwnSlide} />
      <HomeRails scope={scope} />
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
