import type { Participant, ParticipantGroup } from '@grandstand/contract'

export type HomeScope =
  | { kind: 'channel' }
  | { kind: 'group'; group: ParticipantGroup }
  | { kind: 'participant'; participant: Participant; group: ParticipantGroup | null }
  | { kind: 'unknown'; what: 'group' | 'participant' }
  /** The teams are not there yet. */
  | { kind: 'waiting' }

interface ScopeFacts {
  query: { group?: string | undefined; participant?: string | undefined }
  groups: readonly ParticipantGroup[]
  participants: readonly Participant[] | undefined
}

/** What the home page is narrowed to. A team is more than its school, so it goes first. */
export function chooseHomeScope({ query, groups, participants }: ScopeFacts): HomeScope {
  if (query.participant) {
    if (!participants) return { kind: 'waiting' }
    const participant = findByAlias(participants, query.participant)
    if (!participant) return { kind: 'unknown', what: 'participant' }
    const group = groups.find(({ id }) => id === participant.group_id) ?? null
    return { kind: 'participant', participant, group }
  }
  if (query.group) {
    const group = findByAlias(groups, query.group)
    return group ? { kind: 'group', group } : { kind: 'unknown', what: 'group' }
  }
  return { kind: 'channel' }
}

/** By alias, or by name as a person would type it. */
function findByAlias<Item extends { alias: string; name: string }>(items: readonly Item[], wanted: string) {
  const plain = wanted.trim().toLocaleLowerCase()
  return (
    items.find(({ alias }) => alias === plain) ?? items.find(({ name }) => name.toLocaleLowerCase() === plain)
  )
}
