import type { Image, Participant, ParticipantGroup } from '@grandstand/contract'

export interface Pickable {
  type: 'group' | 'participant'
  id: number
  name: string
  image: Image | null
}

/** As many as can be looked through. */
const maxFound = 20

/** Schools, or the teams of the only one. Where something is searched for, both: those whose name has all its words. */
export function listPickable(
  groups: readonly ParticipantGroup[],
  participants: readonly Participant[],
  text: string,
): Pickable[] {
  const schools = groups.map(({ id, name, image }) => ({ type: 'group' as const, id, name, image }))
  const wanted = wordsOf(text)
  const imageOf = ({ images, group_id }: Participant) =>
    images[0] ?? groups.find(({ id }) => id === group_id)?.image ?? null
  const teams = participants.map(team => ({
    type: 'participant' as const,
    id: team.id,
    name: team.name,
    image: imageOf(team),
  }))
  if (wanted.length === 0) return schools.length > 1 ? schools : teams
  return [...schools, ...teams]
    .filter(({ name }) => wanted.every(word => plain(name).includes(word)))
    .slice(0, maxFound)
}

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean)

/** Without accents: people who search on a phone leave them out. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
