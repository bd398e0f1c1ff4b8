import type { Event, EventScore } from '@grandstand/contract'
import { LinkTabs, Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useLocation } from '../../platform/router/router-context.ts'
import type { WatchTab } from '../clips/watch-search.ts'
import { homeEventsQuery } from '../events/event-queries.ts'
import { GameInfo } from './game-info.tsx'
import styles from './game-tabs.module.css'
import { HiddenScore } from './hidden-score.tsx'
import { LineScore } from './line-score.tsx'
import { MomentList } from './moment-list.tsx'
import { OtherGames } from './other-games.tsx'

const EventClips = lazy(async () => ({
  default: (await import('../clips/event-clips.tsx')).EventClips,
}))

interface GameTabsProps {
  /** With the board of the picture that is shown. */
  event: Event
  /** Its viewer hides scores. */
  isHidden: boolean
  /** What the picture has shown of it. */
  scored: readonly EventScore[]
  periods: readonly string[]
  player: OpenPlayer | null
  tab: WatchTab
  /** The picture comes first: what else is live is asked for after it. */
  isOpening: boolean
  /** The games beside each other, this one first; null: there is no room for others. */
  tiles: readonly number[] | null
}

/** The game in figures, its clips, and what else is live. */
export function GameTabs({ event, isHidden, scored, periods, player, tab, isOpening, tiles }: GameTabsProps) {
  const { tabs: words } = useWatchWords()
  const { pathname } = useLocation()
  const others = useOtherLive(event, !isOpening)
  const beside = tiles && tiles.length > 1 ? `&with=${tiles.slice(1).join()}` : ''
  const hrefs = {
    game: beside === '' ? `${pathname}#about` : `${pathname}?${beside.slice(1)}#about`,
    clips: `${pathname}?tab=clips${beside}#about`,
    live: `${pathname}?tab=live${beside}#about`,
  }
  return (
    <div className={`${styles.tabs} stack-4 top`} id="about">
      <LinkTabs
        isInner
        label={words.label}
        tabs={[
          { href: hrefs.game, label: words.game, current: tab === 'game' },
          { href: hrefs.clips, label: words.clips, current: tab === 'clips' },
          {
            href: hrefs.live,
            label: others && others.length > 0 ? `${words.live} ${others.length}` : words.live,
            current: tab === 'live',
          },
        ]}
      />
      {tab === 'clips' ? (
        <Suspense fallback={<Skeleton shape="row" count={3} />}>
          <EventClips eventId={event.id} />
        </Suspense>
      ) : tab === 'live' ? (
        <OtherGames events={others} tiles={tiles} />
      ) : (
        <>
          {event.stream_status !== 'upcoming' && event.participants.length > 0 && !event.is_cancelled && (
            <>
              {isHidden && <HiddenScore event={event} />}
              {!event.is_score_hidden && (
                <LineScore
                  event={event}
                  scored={scored}
                  periods={periods}
                  isOver={event.stream_status === 'finished' && player === null}
                />
              )}
              {(!isHidden || scored.length > 0) && (
                <MomentList event={event} scored={scored} player={player} />
              )}
            </>
          )}
          <GameInfo event={event} />
        </>
      )}
    </div>
  )
}

function useOtherLive(event: Event, enabled: boolean): Event[] | undefined {
  const { client } = useApp()
  const { language } = useI18n()
  const { data } = useQuery({ ...homeEventsQuery(client, language, {}), enabled })
  return data?.live.items.filter(({ id }) => id !== event.id)
}
