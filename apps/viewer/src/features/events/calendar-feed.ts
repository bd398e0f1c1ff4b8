interface FeedOf {
  team?: string
  school?: string
  sport?: string
}

/** The address of a calendar that others can subscribe to: of a team, else a school, else a sport, else of all. */
export function calendarFeedPath({ team, school, sport }: FeedOf, language: string): string {
  const query = `?language=${language}`
  if (team) return `/ical/team/${encodeURIComponent(team)}.ics${query}`
  if (school) return `/ical/school/${encodeURIComponent(school)}.ics${query}`
  if (sport) return `/ical/sport/${encodeURIComponent(sport)}.ics${query}`
  return `/ical/all.ics${query}`
}
