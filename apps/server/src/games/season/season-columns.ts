/** What columns are called, in the languages of the Studio and in `events.csv`; the first is the template's. */
const names = {
  key: ['id', 'alias', 'uid', 'game', 'номер'],
  day: ['date', 'day', 'jour', 'дата', 'ден'],
  time: ['time', 'start', 'kick-off', 'kickoff', 'heure', 'час', 'начало'],
  away: ['away', 'away team', 'visitor', 'visitors', 'visiteur', 'équipe visiteuse', 'гости', 'гост'],
  home: ['home', 'home team', 'host', 'domicile', 'locale', 'équipe locale', 'домакини', 'домакин'],
  teams: ['teams', 'équipes', 'отбори'],
  title: ['title', 'name', 'titre', 'заглавие', 'име'],
  sport: ['sport', 'discipline', 'спорт'],
  venue: ['venue', 'location', 'place', 'field', 'gym', 'arena', 'stadium', 'lieu', 'място', 'зала'],
  type: ['access', 'type', 'kind', 'pass', 'accès', 'достъп', 'вид'],
  price: ['price', 'ticket price', 'ticket', 'prix', 'цена'],
  fee: ['fee', 'service fee', 'frais', 'такса'],
  base_price: ['base_price'],
  service_fee: ['service_fee'],
  minutes: ['minutes', 'duration', 'durée', 'минути'],
  description: ['description', 'notes', 'описание'],
  cancelled: ['cancelled', 'canceled', 'annulé', 'отменен'],
} as const

export type SeasonColumn = keyof typeof names

export const templateColumns = [
  'day',
  'time',
  'away',
  'home',
  'venue',
  'sport',
  'type',
  'price',
  'fee',
  'minutes',
  'title',
  'description',
  'key',
] as const satisfies readonly SeasonColumn[]

export const nameColumn = (column: SeasonColumn): string => names[column][0]

/** `title.fr` is the title in French. */
export function readColumn(text: string): { column: SeasonColumn; language: string | null } | undefined {
  const [said = '', language = null] = text
    .trim()
    .toLowerCase()
    .split(/\.(?=[a-z]{2}$)/)
  const found = Object.entries(names).find(([, known]) => known.some(name => name === said))
  const column = found && isColumn(found[0]) ? found[0] : undefined
  return column && { column, language }
}

const isColumn = (name: string): name is SeasonColumn => Object.hasOwn(names, name)
