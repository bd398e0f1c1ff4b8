import { chooseSlides } from '@grandstand/rules'
import { Hero, ScoreStripFrame, shellWords } from '@grandstand/ui'
import { useBootstrap } from '../features/channel/use-bootstrap.ts'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { SchoolRail } from '../features/schools/school-rail.tsx'
import { SportRail } from '../features/sports/sport-rail.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { HomeRails } from './home-rails.tsx'
import { HomeScores } from './home-scores.tsx'

const place = { kind: 'channel' } as const

/** The channel's home page. */
export function HomeScreen() {
  const { language } = useI18n()
  const { settings, slides, participant_groups, event_categories } = useBootstrap()
  usePageTitle(null)
  return (
    <>
      <ScoreStripFrame>
        <HomeScores place={place} />
      </ScoreStripFrame>
      <h1 className="visually-hidden">{settings.name}</h1>
      <Hero slides={chooseSlides(slides, {})} words={shellWords(language)} />
      <HomeRails place={place} />
      <SchoolRail schools={participant_groups} />
      <SportRail sports={event_categories} />
    </>
  )
}
