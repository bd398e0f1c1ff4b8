import type { GameChoices } from '@grandstand/contract'
import type { FormField } from '@grandstand/ui'
import { Icon } from '@grandstand/ui'
import { Crest } from '../../../platform/crest.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ProblemLine } from '../../../platform/problem-line.tsx'
import styles from './game-sides.module.css'
import { TeamPicker } from './team-picker.tsx'

interface MeetTeamsProps {
  teams: GameChoices['teams']
  chosen: readonly number[]
  field: FormField
  onChange: (ids: number[]) => void
}

/** Of a meet: as many as come. */
export function MeetTeams({ teams, chosen, field, onChange }: MeetTeamsProps) {
  const { words, fill } = useI18n()
  const say = words.games
  const change = (ids: number[]) => {
    onChange(ids)
    field.onInput()
  }
  return (
    <div className="stack-3">
      <ul className={styles.meet}>
        {chosen.map(id => {
          const team = teams.find(each => each.id === id)
          if (!team) return null
          return (
            <li key={id}>
              <Crest team={team} size={24} />
              {team.card_name}
              <button
                type="button"
                aria-label={fill(say.dropTeam, { name: team.card_name })}
                onClick={() => change(chosen.filter(each => each !== id))}
              >
                <Icon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
      <TeamPicker
        label={say.meet}
        teams={teams}
        taken={chosen}
        chosen={null}
        onChoose={id => change([...chosen, id])}
      />
      <ProblemLine text={field.problem} />
    </div>
  )
}
