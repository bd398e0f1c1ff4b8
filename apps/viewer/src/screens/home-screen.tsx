import { chooseSlides } from '@grandstand/rules'
import { Hero, type HeroSlide, ScoreStripFrame, shellWords } from '@grandstand/ui'
import { Suspense, use, useState } from 'react'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { homeEventsQuery } from '../features/events/event-queries.ts'
import { useHomeEvents } from '../features/home/use-home-events.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import type { FirstAsked, GetFirst } from '../platform/first-answers.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import styles from './home-screen.module.css'

// Asked for at once, but not part of the first screen: it comes while the api key and the games do.
const games = import('../features/home/home-games.tsx')
games.then(
  // By these React sees, without waiting, that they are there.
  value => Object.assign(games, { status: 'fulfilled', value }),
  // Code that shows the parts reports failures.
  () => {},
)

const scope = { kind: 'channel' } as const

/** The channel's home page. */
export function HomeScreen() {
  const { language } = useI18n()
  const { settings, slides } = useBootstrap()
  const [own, setOwn] = useState<HeroSlide | null>(null)
  const channels = chooseSlides(slides, {})
  usePageTitle(null)
  // The parts that show them are on their way: so are the games.
  useHomeEvents(scope)
  return (
    <>
      <ScoreStripFrame>
        <Suspense fallback={null}>
          <Scores />
        </Suspense>
      </ScoreStripFrame>
      <h1 className="visually-hidden">{settings.name}</h1>
      {/* Where the channel has no slides, one that comes later would push the page down. */}
      <Hero
        slides={own && channels.length > 0 ? [own, ...channels] : channels}
        words={shellWords(language)}
      />
      <Suspense fallback={<div className={styles.waiting} />}>
        <Games onOwnSlide={setOwn} />
      </Suspense>
    </>
  )
}

HomeScreen.first = async ({ client, language }: FirstAsked, get: GetFirst) => {
  await games
  const query = homeEventsQuery(client, language, {})
  await get(query.queryKey, queryClient => queryClient.fetchQuery(query))
}

function Scores() {
  const { HomeScores } = use(games)
  return <HomeScores scope={scope} />
}

function Games(props: { onOwnSlide: (slide: HeroSlide | null) => void }) {
  const { HomeGames } = use(games)
  return <HomeGames {...props} />
}
