/** Whose games look like the footage; a volley over a net does not. */
const televisedSports = [
  'varsity-football',
  'flag-football',
  'soccer',
  'lacrosse',
  'field-hockey',
  'ice-hockey',
  'basketball',
]

export const isTelevised = (sport: string) => televisedSports.includes(sport)
