import type { EventCategory, EventLocation, Image, Participant, ParticipantGroup } from '@grandstand/contract'
import type { Reader } from './channel.ts'

/** What events refer to, in one language. */
export interface Roster {
  teams: Map<number, Participant>
  schools: Map<number, ParticipantGroup>
  categories: Map<number, EventCategory>
  /** With what is retired: a game stays what it was, whatever becomes of its teams, its sport and its venue. */
  known: {
    teams: Map<number, Participant>
    locations: Map<number, EventLocation>
    categories: Map<number, EventCategory>
  }
  /** A sport and those above it, from below. */
  categoryLines: Map<number, number[]>
  /** The sport's own picture, else that of the sport it belongs to. */
  categoryImages: Map<number, Image>
  imageById: (id: number | null) => Image | null
}

export interface Rosters {
  get(asked: Reader): Promise<Roster> | Roster
}

/** A category and all below it; empty for one that is not there. */
export function listCategoryIds(roster: Pick<Roster, 'known'>, categoryId: number): number[] {
  const category = roster.known.categories.get(categoryId)
  return category ? [category.id, ...category.children.flatMap(({ id }) => listCategoryIds(roster, id))] : []
}
