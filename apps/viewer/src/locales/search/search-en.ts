export const en = {
  search: {
    placeholder: 'Team, school, game or video',
    hint: 'Type a name. Typing errors are fine.',
    results: { one: '{number} result', other: '{number} results' },
    searching: 'Searching…',
    games: 'Games',
    videos: 'Videos',
    allGames: 'All games for “{text}”',
    allVideos: 'All videos for “{text}”',
    noneTitle: 'Nothing found for “{text}”',
    noneText: 'Try fewer or other words, or look at the lists.',
    failedTitle: 'The search failed',
    failedText: 'Please try again in a moment.',
  },
  places: {
    letters: 'Jump to a letter',
    noTeamsTitle: 'No teams yet',
    noTeamsText: 'The teams of this channel will appear here as soon as they join.',
    openSchedule: 'Open the schedule',
  },
}
