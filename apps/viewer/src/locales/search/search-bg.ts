export const bg = {
  search: {
    placeholder: 'Отбор, училище, мач или видео',
    hint: 'Въведете име. Правописна грешка не пречи.',
    results: { one: '{number} резултат', other: '{number} резултата' },
    searching: 'Търсене…',
    games: 'Мачове',
    videos: 'Видеа',
    allGames: 'Всички мачове за „{text}“',
    allVideos: 'Всички видеа за „{text}“',
    noneTitle: 'Няма нищо за „{text}“',
    noneText: 'Опитайте с по-малко или с други думи, или разгледайте списъците.',
    failedTitle: 'Търсенето не успя',
    failedText: 'Моля, опитайте отново след малко.',
  },
  places: {
    letters: 'Към буква',
    noTeamsTitle: 'Още няма отбори',
    noTeamsText: 'Отборите на този канал ще се появят тук, щом се присъединят.',
    openSchedule: 'Към програмата',
  },
}
