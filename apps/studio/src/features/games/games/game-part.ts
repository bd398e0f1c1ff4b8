import type { GameChoices, GameTerms } from '@grandstand/contract'
import type { useForm } from '@grandstand/ui'

/** What each part of a game's form is given. */
export interface GamePart {
  first: GameTerms
  choices: GameChoices
  field: ReturnType<typeof useForm<string>>['field']
}
