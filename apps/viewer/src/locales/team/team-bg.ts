export const bg = {
  record: {
    season: 'Този сезон',
    latest: 'Последни резултати',
    short: { won: 'П', lost: 'З', tied: 'Р' },
    long: { won: 'Победа {score}', lost: 'Загуба {score}', tied: 'Равен {score}' },
    sum: 'Победи: {won}, загуби: {lost}, равни: {tied}',
  },
  standings: {
    title: 'Класиране',
    place: 'Място',
    team: 'Отбор',
    won: 'Победи',
    lost: 'Загуби',
    tied: 'Равни',
    all: 'Всички {number} отбора',
  },
}
