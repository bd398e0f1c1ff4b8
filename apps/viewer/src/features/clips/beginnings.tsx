import { formatClock, type PlacedMark } from '@grandstand/player'
import { SelectField } from '@grandstand/ui'
import { useClipsWords } from '../../locales/words.ts'

interface BeginningsProps {
  marks: readonly PlacedMark[]
  onChoose: (seconds: number) => void
}

/** The moments of the game that are known, for a clip to begin at. */
export function Beginnings({ marks, onChoose }: BeginningsProps) {
  const { editor: words } = useClipsWords()
  if (marks.length === 0) return null
  return (
    <div>
      <SelectField
        name="beginning"
        label={words.beginAt}
        // Chosen once: from there the handles go on.
        value=""
        options={[
          { value: '', label: words.aMoment },
          ...marks.map(({ id, label, seconds }) => ({
            value: id,
            label: `${formatClock(seconds)} · ${label}`,
          })),
        ]}
        onChange={({ target }) => {
          const mark = marks.find(({ id }) => id === target.value)
          if (mark) onChoose(mark.seconds)
        }}
      />
    </div>
  )
}
