import type { Event, GameClock, ParticipantGroup } from '@grandstand/contract'
import { eventSides } from '../catalogue/event-display.ts'
import { teamNickname } from '../catalogue/team-nickname.ts'
import { formatClock, readClock } from '../games/board.ts'
import { shortPeriod } from '../sale/period-text.ts'

/** As much as a clip's name may have. */
const maxLength = 200

type Teams = Pick<Event, 'name' | 'home_team_id'> & {
  participants: readonly Pick<Event['participants'][number], 'id' | 'card_name' | 'group_id'>[]
}

/** "Knights–Mariners, Q1 7:00": away before home; any other number of teams is known by the name of its event. */
export function nameClip(
  event: Teams,
  schools: ReadonlyMap<number, Pick<ParticipantGroup, 'city'>>,
  time: string,
): string {
  const sides = eventSides(event)
  const nameOf = ({ card_name, group_id }: Teams['participants'][number]) =>
    teamNickname(card_name, group_id === null ? undefined : schools.get(group_id)?.city)
  const title = sides ? `${nameOf(sides.away)}–${nameOf(sides.home)}` : event.name
  const end = `, ${time}`
  return title.slice(0, maxLength - end.length) + end
}

/** What the game's clock shows at a moment, with its period; null: the game has no clock. */
export function gameTime(
  language: string,
  { period, clock }: { period: string | null; clock: GameClock | null },
  atMs: number,
): string | null {
  const sign = shortPeriod(language, period)
  // The period has the time of a stopped clock.
  if (!clock) return sign !== null && /\d:\d\d$/.test(sign) ? sign : null
  const shown = formatClock(
    readClock({ ms: clock.ms, since: new Date(clock.since) }, clock.counts, new Date(atMs)),
  )
  return [sign, shown].filter(Boolean).join(' ')
}
