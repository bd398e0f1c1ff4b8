import type { FormField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { PicturePicker } from '../../../platform/picture-picker.tsx'
import type { GamePictures } from './use-game-pictures.ts'

interface GamePictureProps {
  field: FormField
  id: number | null
  onId: (id: number | null) => void
  pictures: GamePictures
}

/** The picture that a game has instead of the one that is drawn of its teams. */
export function GamePicture({ field: { name, problem }, id, onId, pictures }: GamePictureProps) {
  const { words } = useI18n()
  const say = words.games
  return (
    <PicturePicker
      name={name}
      label={say.picture}
      hint={say.pictureHint}
      problem={problem}
      pictures={id === null ? [] : [{ key: String(id), url: pictures.urlOf(id) }]}
      send={async asked => {
        const { id: made, problem: refused } = await pictures.send(asked)
        if (made !== null) onId(made)
        return refused
      }}
      onRemove={() => onId(null)}
    />
  )
}
