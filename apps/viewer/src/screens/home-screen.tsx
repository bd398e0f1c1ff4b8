import { chooseSlides } from '@grandstand/rules'
import { Hero, type HeroSlide, ScoreStripFrame, shellWords } from '@grandstand/ui'
import { lazy, Suspense, useState } from 'react'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { useHomeEvents } from '../features/home/use-home-events.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import styles from './home-screen.module.css'

// Asked for at once, but not part of the first screen: it comes while the api key and the games do.
const games = import('../features/home/home-games.tsx')
// A failure is told by whoever shows the parts.
games.catch(() => {})
const HomeScores = lazy(async () => ({ default: (await games).HomeScores }))
const HomeGames = lazy(async () => ({ default: (await games).HomeGames }))

const place = { kind: 'channel' } as const

/** The channel's home page. */
export function HomeScreen() {
  const { language } = useI18n()
  const { settings, slides } = useBootstrap()
  const [own, setOwn] = useState<HeroSlide | null>(null)
  const channels = chooseSlides(slides, {})
  usePageTitle(null)
  // The parts that show them are on their way: so are the games.
  useHomeEvents(place)
  return (
    <>
      <ScoreStripFrame>
        <Suspense fallback={null}>
          <HomeScores place={place} />
        </Suspense>
      </ScoreStripFrame>
      <h1 className="visually-hidden">{settings.name}</h1>
      {/* Where the channel has no slides, one that comes later would push the page down. */}
      <Hero
        slides={own && channels.length > 0 ? [own, ...channels] : channels}
        words={shellWords(language)}
      />
      <Suspense fallback={<div className={styles.waiting} />}>
        <HomeGames onOwnSlide={setOwn} />
      </Suspense>
    </>
  )
}
