import type { EventCategory, Participant } from '@grandstand/contract'

export const sport = (id: number, children: EventCategory[] = []): EventCategory => ({
  id,
  alias: `sport-${id}`,
  name: `Sport ${id}`,
  image: null,
  children,
})

export const team = (id: number, sportId: number | null, change: Partial<Participant> = {}): Participant => ({
  id,
  name: `Team ${id}`,
  short_name: 'TEA',
  card_name: 'Team',
  alias: `team-${id}`,
  group_id: 1,
  images: [],
  color: '#2f86f6',
  properties: { gender: 'women', sport: sportId },
  ...change,
})
