import { StateMessage } from '@grandstand/ui'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { EventRail } from '../events/event-rail.tsx'
import { useEventNames } from '../events/use-event-names.ts'
import type { HomeScope } from './choose-home-scope.ts'
import { useHomeLists } from './use-home-lists.ts'

const types = ['live', 'begun', 'upcoming', 'vod'] as const

/** Live now, Continue watching, Upcoming, Replays; a rail without events is left out. */
export function HomeRails({ scope }: { scope: HomeScope }) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const names = useEventNames()
  const { lists: all, isError, refetch } = useHomeLists(scope)
  const lists = all && { ...all, begun: { items: all.own.begun, total: null } }
  const titles = {
    live: words.events.liveNow,
    begun: words.events.continueWatching,
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
  const shown = types.filter(type => (lists ? lists[type].items.length > 0 : type !== 'begun'))
  if (shown.length === 0) {
    return (
      <StateMessage icon="calendar" title={words.events.noneTitle} text={words.events.noneText}>
        <a className="button" href="/schedule">
          {words.events.openSchedule}
        </a>
      </StateMessage>
    )
  }
  const moreOf = (type: (typeof types)[number], total: number | null) => {
    if (total === null) return null
    const number = new Intl.NumberFormat(i18n.language).format(total)
    return { href: listHref(type, scope), label: fill(words.events.seeAll, { number }) }
  }
  return shown.map((type, at) => (
    <EventRail
      // By index and not by type: what takes the place of a waiting rail must not move.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={at}
      title={titles[type]}
      events={lists?.[type].items}
      names={names}
      more={lists ? moreOf(type, lists[type].total) : null}
    />
  ))
}

function listHref(type: string, scope: HomeScope): string {
  if (scope.kind === 'group') return `/${type}?school=${encodeURIComponent(scope.group.alias)}`
  if (scope.kind === 'participant') return `/${type}?team=${encodeURIComponent(scope.participant.alias)}`
  return `/${type}`
}
