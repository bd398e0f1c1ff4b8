import type { GameChoices, SeasonName } from '@grandstand/contract'
import { SelectField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './game-form.module.css'
import { SeasonNewName } from './season-new-name.tsx'
import { labelTeams } from './team-labels.ts'

interface SeasonNamesProps {
  channel: string
  names: readonly SeasonName[]
  /** Of rows that name none. */
  sportId: number | null
  choices: GameChoices
  onChoose: (name: SeasonName, id: number) => void
}

/** Names in the file that the channel does not have: the closest one is chosen, and can be changed. */
export function SeasonNames({ channel, names, sportId, choices, onChoose }: SeasonNamesProps) {
  const { words, fill, plural } = useI18n()
  const say = words.games.season
  const options = {
    teams: [...labelTeams(choices)].map(([id, label]) => ({ value: String(id), label })),
    venues: choices.venues.map(({ id, name }) => ({ value: String(id), label: name })),
    sports: choices.sports.map(({ id, name }) => ({ value: String(id), label: name })),
  }
  return (
    <Panel title={say.names} text={say.namesText}>
      <div className={styles.pair}>
        {names.map(name => (
          <div key={`${name.kind} ${name.text}`} className="stack-2">
            <SelectField
              name={`${name.kind} ${name.text}`}
              label={fill(say.nameOf[name.kind], { name: name.text })}
              hint={plural(say.inRows, name.rows)}
              value={String(name.id ?? '')}
              onChange={({ target }) => {
                if (target.value !== '') onChoose(name, Number(target.value))
              }}
              options={[
                ...(name.id === null ? [{ value: '', label: say.noName }] : []),
                ...options[name.kind],
              ]}
            />
            {name.id === null && name.kind !== 'sports' && (
              <SeasonNewName
                channel={channel}
                name={name}
                choices={choices}
                sportId={sportId}
                onMade={id => onChoose(name, id)}
              />
            )}
          </div>
        ))}
      </div>
    </Panel>
  )
}
