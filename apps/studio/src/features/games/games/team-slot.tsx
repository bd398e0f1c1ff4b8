import type { GameChoices } from '@grandstand/contract'
import { teamNickname } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { Crest } from '../../../platform/crest.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-sides.module.css'
import { townOf } from './team-names.ts'

interface TeamSlotProps {
  name: string
  label: string
  team: GameChoices['teams'][number] | undefined
  isOpen: boolean
  problem: string | undefined
  onOpen: () => void
}

/** A side of the game: empty, or a team with its crest. */
export function TeamSlot({ name, label, team, isOpen, problem, onOpen }: TeamSlotProps) {
  const { words } = useI18n()
  const town = team && townOf(team)
  return (
    <button
      className={styles.slot}
      type="button"
      name={name}
      aria-expanded={isOpen}
      data-wrong={problem ? '' : undefined}
      style={{ '--own-color': team?.color ?? 'transparent' }}
      onClick={onOpen}
    >
      <span className={styles.side}>{label}</span>{' '}
      {team ? (
        <Crest team={team} size={56} />
      ) : (
        <span className={styles.empty}>
          <Icon name="plus" />
        </span>
      )}
      <span className={styles.names}>
        {team && town !== undefined ? (
          <>
            <span className={styles.town}>{town || team.card_name}</span>{' '}
            {town && <span className={styles.nick}>{teamNickname(team.card_name, town)}</span>}
          </>
        ) : (
          <span className={styles.choose}>{words.games.chooseTeam}</span>
        )}
      </span>
    </button>
  )
}
