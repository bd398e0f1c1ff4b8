import type { GameChoices } from '@grandstand/contract'
import type { GameDraft } from './game-draft.ts'

/** What the game is called without a title of its own; empty while a side is missing. */
export function nameDraft({ kind, away_id, home_id }: GameDraft, { teams }: GameChoices): string {
  if (kind !== 'pair') return ''
  const [away, home] = [away_id, home_id].map(id => teams.find(team => team.id === id)?.card_name)
  return away && home ? `${away} @ ${home}` : ''
}
