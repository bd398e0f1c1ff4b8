import { chooseSlides } from '@grandstand/rules'
import { Hero, ScoreStripFrame, shellWords } from '@grandstand/ui'
import { useSearch } from '@tanstack/react-router'
import { useBootstrap } from '../features/channel/use-bootstrap.ts'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { SchoolGrid } from '../features/schools/school-grid.tsx'
import { SportGrid } from '../features/sports/sport-grid.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { PlaceScreen } from './place-screen.tsx'

/** The channel's home page; `?group=` and `?participant=` narrow it to a school or a team. */
export function HomeScreen() {
  const { group, participant } = useSearch({ from: '/' })
  return (
    <>
      <ScoreStripFrame />
      {group || participant ? <PlaceScreen query={{ group, participant }} /> : <ChannelHome />}
    </>
  )
}

function ChannelHome() {
  const { language } = useI18n()
  const { settings, slides, participant_groups, event_categories } = useBootstrap()
  usePageTitle(null)
  return (
    <>
      <h1 className="visually-hidden">{settings.name}</h1>
      <Hero slides={chooseSlides(slides, {})} words={shellWords(language)} />
      <SchoolGrid schools={participant_groups} />
      <SportGrid sports={event_categories} />
    </>
  )
}
