interface Met<Team> {
  participants: readonly Team[]
  home_team_id: number | null
}

/** Two participants play away @ home; any other number has no sides. */
export function eventSides<Team extends { id: number }>(event: Met<Team>): { away: Team; home: Team } | null {
  const [first, second, third] = event.participants
  if (!first || !second || third) return null
  return first.id === event.home_team_id ? { away: second, home: first } : { away: first, home: second }
}

/** Away first. */
export function sidesInOrder<Team extends { id: number }>(event: Met<Team>): readonly Team[] {
  const sides = eventSides(event)
  return sides ? [sides.away, sides.home] : event.participants
}

export function eventTitle<Team extends { id: number; name: string }>(
  event: Met<Team> & { name: string },
): string {
  return titleBy(event, team => team.name)
}

/** As short as possible, for places where the sport is beside it. */
export function eventCardTitle<Team extends { id: number; card_name: string }>(
  event: Met<Team> & { name: string },
): string {
  return titleBy(event, team => team.card_name)
}

function titleBy<Team extends { id: number }>(
  event: Met<Team> & { name: string },
  nameOf: (team: Team) => string,
): string {
  const sides = eventSides(event)
  return sides ? `${nameOf(sides.away)} @ ${nameOf(sides.home)}` : event.name
}

/** True where the two zones show another time of day at that moment. */
export function zonesDiffer(timeMs: number, zone: string, other: string): boolean {
  return zone !== other && clockIn(timeMs, zone) !== clockIn(timeMs, other)
}

function clockIn(timeMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(timeMs)
}
