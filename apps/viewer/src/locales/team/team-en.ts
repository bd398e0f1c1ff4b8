/** The source of these texts: other languages have the same keys and places. */
export const en = {
  record: {
    season: 'This season',
    latest: 'Latest results',
    /** Of a game, as short as on a scoreboard. */
    short: { won: 'W', lost: 'L', tied: 'T' },
    long: { won: 'Won {score}', lost: 'Lost {score}', tied: 'Tied {score}' },
    sum: 'Won {won}, lost {lost}, tied {tied}',
  },
  standings: {
    title: 'Standings',
    place: 'Place',
    team: 'Team',
    won: 'Won',
    lost: 'Lost',
    tied: 'Tied',
    all: 'All {number} teams',
  },
}
