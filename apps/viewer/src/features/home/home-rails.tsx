import { eventCardTitle } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { Fragment, type ReactNode } from 'react'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepPicked } from '../../platform/picked.ts'
import { calendarHref } from '../events/event-links.ts'
import { EventRail } from '../events/event-rail.tsx'
import { useEventNames } from '../events/use-event-names.ts'
import { RemindOpener } from '../notices/remind-opener.tsx'
import type { HomeScope } from './choose-home-scope.ts'
import styles from './home-parts.module.css'
import { listRails } from './list-rails.ts'
import { useHomeLists } from './use-home-lists.ts'

interface HomeRailsProps {
  scope: HomeScope
  /** The game that leads the page, which its rail need not repeat. */
  heroId?: number | null
  /** Stands behind what is live. */
  afterLive?: ReactNode
}

/** Continue watching, one's own team, Live now, Upcoming, Replays; a rail without events is left out. */
export function HomeRails({ scope, heroId = null, afterLive }: HomeRailsProps) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const names = useEventNames()
  const { lists, isError, refetch } = useHomeLists(scope)
  const side = lists?.own.side ?? null
  const titles = {
    begun: words.events.continueWatching,
    own: side?.name ?? words.home.yourTeams,
    live: words.events.liveNow,
    upcoming: words.events.upcoming,
    vod: words.events.replays,
  }

  if (isError) {
    return (
      <Failure
        title={words.events.failedTitle}
        text={words.events.failedText}
        isPart
        onAgain={() => refetch()}
      />
    )
  }
  const rails = listRails(lists, heroId)
  if (rails.length === 0 && heroId === null) {
    return (
      <>
        {afterLive}
        <StateMessage icon="calendar" title={words.events.noneTitle} text={words.events.noneText}>
          <a className="button" href="/schedule">
            {words.events.openSchedule}
          </a>
        </StateMessage>
      </>
    )
  }
  const moreOf = (type: (typeof rails)[number]['type'], total: number | null) => {
    if (type === 'own')
      return side && { href: side.href, label: words.home[side.type === 'group' ? 'schoolPage' : 'teamPage'] }
    if (total === null) return null
    const number = new Intl.NumberFormat(i18n.language).format(total)
    return { href: listHref(type, scope), label: fill(words.events.seeAll, { number }) }
  }
  // A school rarely has two live games, and what stood behind a rail that then does not come would jump.
  const slot =
    scope.kind === 'channel'
      ? rails.findLastIndex(({ type }) => type === 'live' || type === 'own' || type === 'begun')
      : -1
  return (
    <>
      {slot < 0 && afterLive}
      {rails.map(({ type, events, total }, at) => (
        // By index and not by type: what takes the place of a waiting rail must not move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={at}>
          <EventRail
            title={titles[type]}
            events={events}
            names={names}
            more={moreOf(type, total)}
            action={type === 'own' && side && <ChangeSide />}
            remind={event => (
              <RemindOpener
                event={event}
                kind="start"
                calendarHref={calendarHref(event, i18n.language)}
                label={words.events.remindMe}
                about={eventCardTitle(event)}
              />
            )}
          />
          {at === slot && afterLive}
        </Fragment>
      ))}
    </>
  )
}

function listHref(type: string, scope: HomeScope): string {
  if (scope.kind === 'group') return `/${type}?school=${encodeURIComponent(scope.group.alias)}`
  if (scope.kind === 'participant') return `/${type}?team=${encodeURIComponent(scope.participant.alias)}`
  return `/${type}`
}

function ChangeSide() {
  const { words } = useI18n()
  return (
    <button
      className={`${styles.change} quiet meta strong`}
      type="button"
      onClick={() => {
        keepPicked(null)
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      {words.home.changePicked}
    </button>
  )
}
