import type { GameChoices } from '@grandstand/contract'
import type { useForm } from '@grandstand/ui'
import type { GameDraft } from './game-draft.ts'

/** What each part of a game's form is given. */
export interface GamePart {
  draft: GameDraft
  set: (change: Partial<GameDraft>) => void
  choices: GameChoices
  field: ReturnType<typeof useForm<string>>['field']
}
