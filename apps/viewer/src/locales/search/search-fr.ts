export const fr = {
  search: {
    placeholder: 'Équipe, école, match ou vidéo',
    hint: 'Saisissez un nom. Une faute de frappe ne gêne pas.',
    results: { one: '{number} résultat', many: '{number} de résultats', other: '{number} résultats' },
    searching: 'Recherche en cours…',
    games: 'Matchs',
    videos: 'Vidéos',
    allGames: 'Tous les matchs pour «\u00a0{text}\u00a0»',
    allVideos: 'Toutes les vidéos pour «\u00a0{text}\u00a0»',
    noneTitle: 'Aucun résultat pour «\u00a0{text}\u00a0»',
    noneText: 'Essayez moins de mots ou d’autres mots, ou consultez les listes.',
    failedTitle: 'La recherche n’a pas abouti',
    failedText: 'Veuillez réessayer dans un instant.',
  },
  places: {
    letters: 'Aller à une lettre',
    noTeamsTitle: 'Aucune équipe pour le moment',
    noTeamsText: 'Les équipes de cette chaîne apparaîtront ici dès leur arrivée.',
    openSchedule: 'Ouvrir le calendrier',
  },
}
