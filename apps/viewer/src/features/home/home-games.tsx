import { chooseSlides } from '@grandstand/rules'
import { useEffect } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { SchoolRail } from '../schools/school-rail.tsx'
import { SportRail } from '../sports/sport-rail.tsx'
import { LedRails } from './led-rails.tsx'
import { PickSide } from './pick-side.tsx'

const scope = { kind: 'channel' } as const

export { HomeScores } from './home-scores.tsx'

/** The games of the channel, then its schools and sports. */
export function HomeGames() {
  const { participant_groups, event_categories, slides } = useBootstrap()
  // The page was scrolled to its place before this part of it was there.
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (name !== '') document.getElementById(name)?.scrollIntoView()
  }, [])
  return (
    <>
      <LedRails scope={scope} slides={chooseSlides(slides, {})}>
        <PickSide />
      </LedRails>
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
