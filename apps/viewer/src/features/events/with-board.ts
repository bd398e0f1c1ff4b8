import type { BoardMoment, Event } from '@grandstand/contract'

/** The event with what stood on its board in a moment. */
export function withBoard(event: Event, { scores, period, clock }: Omit<BoardMoment, 'at'>): Event {
  const byTeam = new Map(scores.map(({ participant_id, score }) => [participant_id, score]))
  const participants = event.participants.map(side => ({ ...side, score: byTeam.get(side.id) ?? null }))
  return { ...event, participants, period, clock }
}
