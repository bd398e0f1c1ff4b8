export const fr = {
  record: {
    season: 'Cette saison',
    latest: 'Derniers résultats',
    short: { won: 'V', lost: 'D', tied: 'N' },
    long: { won: 'Victoire {score}', lost: 'Défaite {score}', tied: 'Match nul {score}' },
    sum: 'Victoires\u00a0: {won}, défaites\u00a0: {lost}, nuls\u00a0: {tied}',
  },
  standings: {
    title: 'Classement',
    place: 'Rang',
    team: 'Équipe',
    won: 'Victoires',
    lost: 'Défaites',
    tied: 'Nuls',
    all: 'Les {number} équipes',
  },
}
