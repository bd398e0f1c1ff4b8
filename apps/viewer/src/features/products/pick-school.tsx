import type { Participant } from '@grandstand/contract'
import { usePassesWords } from '../../locales/words.ts'
import { TeamPicker } from './team-picker.tsx'

interface PickSchoolProps {
  teams: readonly Participant[]
  onPick: (team: Participant) => void
}

/** Without a team there is no sum to do. */
export function PickSchool({ teams, onPick }: PickSchoolProps) {
  const words = usePassesWords()
  return (
    <section className="stack-4" aria-labelledby="pick-school">
      <div className="stack-1">
        <h2 className="title-2" id="pick-school">
          {words.pickTitle}
        </h2>
        <p className="lead">{words.pickText}</p>
      </div>
      <TeamPicker teams={teams} onPick={onPick} />
    </section>
  )
}
