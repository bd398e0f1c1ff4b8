import type { EventCategory, Participant } from '@grandstand/contract'
import { findCategoryLine } from '@grandstand/rules'

/** The teams that a team pass can be bought for: those whose sport it opens. */
export function offeredTeams(
  teams: readonly Participant[],
  openedIds: readonly number[],
  sports: readonly EventCategory[],
): Participant[] {
  if (openedIds.length === 0) return [...teams]
  return teams.filter(({ properties: { sport } }) => {
    const line = sport === null ? [] : findCategoryLine(sports, sport)
    return line.some(id => openedIds.includes(id))
  })
}

/**
 * A game keeps teams that have left the channel; their passes are not sold any more. Until the channel's teams are known, all
 * count as there.
 */
export function soldTeams<Team extends { id: number }>(
  playing: readonly Team[],
  listed: readonly { id: number }[] | undefined,
): Team[] {
  return playing.filter(({ id }) => !listed || listed.some(team => team.id === id))
}
