import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { PicturePicker } from '../../../platform/picture-picker.tsx'
import type { GamePictures } from './use-game-pictures.ts'

interface GamePictureProps {
  name: string
  problem: string | undefined
  first: number | null
  pictures: GamePictures
}

/** The picture that a game has instead of the one that is drawn of its teams. */
export function GamePicture({ name, problem, first, pictures }: GamePictureProps) {
  const { words } = useI18n()
  const say = words.games
  const [id, setId] = useState(first)
  return (
    <>
      <input type="hidden" name={name} value={id ?? ''} />
      <PicturePicker
        name={name}
        label={say.picture}
        hint={say.pictureHint}
        problem={problem}
        pictures={id === null ? [] : [{ key: String(id), url: pictures.urlOf(id) }]}
        send={async asked => {
          const { id: made, problem: refused } = await pictures.send(asked)
          if (made !== null) setId(made)
          return refused
        }}
        onRemove={() => setId(null)}
      />
    </>
  )
}
