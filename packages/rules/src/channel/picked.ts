/** A school or a team. */
export interface PickedSide {
  type: 'group' | 'participant'
  id: number
}

/** What a visitor picked on their device, or that they want nothing; null: not asked yet. */
export type Picked = PickedSide | 'none' | null

/** As it is kept in the device's cookie. */
export function readPicked(text: string | null | undefined): Picked {
  if (text === 'none') return 'none'
  const [, type, id] = text?.match(/^(group|participant)-(\d{1,15})$/) ?? []
  if (id === undefined) return null
  return { type: type === 'group' ? 'group' : 'participant', id: Number(id) }
}

export const isSide = (picked: Picked): picked is PickedSide => picked !== null && picked !== 'none'

export const pickedText = (picked: PickedSide | 'none') =>
  picked === 'none' ? picked : `${picked.type}-${picked.id}`

/** What narrows a list of games to those of the side. */
export const pickedScope = ({ type, id }: PickedSide) =>
  type === 'group' ? { group_id: String(id) } : { participant_id: String(id) }
