import { isSide, pickedScope } from '@grandstand/rules'
import { GameHeroFrame, ScoreStripFrame } from '@grandstand/ui'
import { Suspense, use } from 'react'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { homeEventsQuery } from '../features/events/event-queries.ts'
import { useHomeEvents } from '../features/home/use-home-events.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import type { FirstAsked, GetFirst } from '../platform/first-answers.ts'
import { readPickedSide } from '../platform/picked.ts'
import styles from './home-screen.module.css'

// Asked for at once, but not part of the start: it comes while the api key and the games do.
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
  const { settings } = useBootstrap()
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
      <Suspense
        fallback={
          <>
            <GameHeroFrame />
            <div className={styles.waiting} />
          </>
        }
      >
        <Games />
      </Suspense>
    </>
  )
}

HomeScreen.first = async ({ client, language }: FirstAsked, get: GetFirst) => {
  await games
  const picked = readPickedSide()
  const scopes = isSide(picked) ? [{}, pickedScope(picked)] : [{}]
  // One after the other: the app takes the answers in this order.
  for (const each of scopes) {
    const query = homeEventsQuery(client, language, each)
    await get(query.queryKey, queryClient => queryClient.fetchQuery(query))
  }
}

function Scores() {
  const { HomeScores } = use(games)
  return <HomeScores scope={scope} />
}

function Games() {
  const { HomeGames } = use(games)
  return <HomeGames />
}
