interface Chosen {
  game: string
  /** `package:5` or `subscription:5`. */
  product: string
  team: string
}

/** What is given, as the call takes it. */
export function readGift(kind: 'event' | 'product' | 'team', { game, product, team }: Chosen) {
  if (kind === 'event') return { type: 'event', id: Number(game) } as const
  if (kind === 'team') return { type: 'team', id: Number(team) } as const
  const [type, id] = product.split(':')
  if (type === 'subscription') return { type, id: Number(id) } as const
  return { type: 'package', id: Number(id), ...(team && { participant_id: Number(team) }) } as const
}
