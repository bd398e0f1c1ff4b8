import type { GameChoices } from '@grandstand/contract'
import { FieldFrame, SelectField } from '@grandstand/ui'
import { GamePicker } from '../../../platform/game-picker.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type EmbedKind, embedPath } from './embed-snippet.ts'

interface EmbedSubjectProps {
  channel: string
  kind: EmbedKind
  value: string
  choices: GameChoices
  onValue: (value: string) => void
}

/** What is to be shown: a game, a team, the scores of all or of one school, or a clip by its link. */
export function EmbedSubject({ channel, kind, value, choices, onValue }: EmbedSubjectProps) {
  const { words } = useI18n()
  const say = words.embeds
  if (kind === 'game')
    return <GamePicker label={say.kinds.game} channel={channel} value={value} onChange={onValue} />
  if (kind === 'team') {
    return (
      <SelectField
        name="team"
        label={say.team}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        options={[
          { value: '', label: say.choose },
          ...choices.teams.map(({ id, name, school }) => ({
            value: String(id),
            label: `${name} · ${school}`,
          })),
        ]}
      />
    )
  }
  if (kind === 'scores') {
    const schools = new Map(choices.teams.map(({ school_id, school }) => [String(school_id), school]))
    return (
      <SelectField
        name="school"
        label={say.school}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        options={[
          { value: '', label: say.allSchools },
          ...[...schools].map(([id, label]) => ({ value: id, label })),
        ]}
      />
    )
  }
  return (
    <FieldFrame
      label={say.clip}
      hint={say.clipHint}
      problem={value !== '' && embedPath('clip', value) === null ? say.noClip : undefined}
    >
      {control => (
        <input
          {...control}
          type="text"
          inputMode="url"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  )
}
