/** The address of a calendar that others can subscribe to: of a team, else a school, else a sport, else all. */
export function calendarFeedPath(filters: { team?: string; school?: string; sport?: string }): string {
  if (filters.team) return `/ical/participant/${encodeURIComponent(filters.team)}.ics`
  if (filters.school) return `/ical/group/${encodeURIComponent(filters.school)}.ics`
  if (filters.sport) return `/ical/category/${encodeURIComponent(filters.sport)}.ics`
  return '/ical/events.ics'
}
