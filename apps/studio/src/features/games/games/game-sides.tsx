import { SelectField, TextField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-form.module.css'
import type { GamePart } from './game-part.ts'
import { type GameKind, gameKinds } from './read-game-form.ts'
import { TeamField } from './team-field.tsx'

interface GameSidesProps extends Pick<GamePart, 'first' | 'field'> {
  kind: GameKind
  onKind: (kind: GameKind) => void
  labels: Map<number, string>
}

/** Who plays: two teams, several, or none. */
export function GameSides({ first, field, kind, onKind, labels }: GameSidesProps) {
  const { words } = useI18n()
  const say = words.games
  return (
    <>
      <SelectField
        name="kind"
        label={words.common.whoPlays}
        value={kind}
        onChange={({ target }) => onKind(gameKinds.find(each => each === target.value) ?? 'pair')}
        options={gameKinds.map(value => ({ value, label: say.kinds[value] }))}
      />
      {kind === 'pair' && (
        <div className={styles.pair}>
          <TeamField
            {...field('away_id')}
            label={say.away}
            hint={say.teamHint}
            labels={labels}
            defaultValue={labels.get(first.away_id ?? 0) ?? ''}
          />
          <TeamField
            {...field('home_id')}
            label={say.home}
            hint={say.teamHint}
            labels={labels}
            defaultValue={labels.get(first.home_id ?? 0) ?? ''}
          />
        </div>
      )}
      {kind === 'meet' && (
        <TextField
          {...field('team_ids')}
          label={say.meet}
          rows={5}
          defaultValue={first.team_ids.map(id => labels.get(id) ?? '').join('\n')}
        />
      )}
    </>
  )
}
