import { Icon } from '@grandstand/ui'
import { useI18n } from '../i18n/use-i18n.ts'
import { useHideScores } from './use-hide-scores.ts'

interface HideScoresButtonProps {
  className: string | undefined
  /** Beside the eye; else it is only for screen readers. */
  hasText?: boolean
}

/** The eye: one switch for every score of the channel. */
export function HideScoresButton({ className, hasText = false }: HideScoresButtonProps) {
  const { words } = useI18n()
  const { isHidden, toggle } = useHideScores()
  const label = words.events.hideScores
  return (
    <button
      className={className}
      type="button"
      aria-pressed={isHidden}
      aria-label={hasText ? undefined : label}
      title={hasText ? undefined : label}
      onClick={toggle}
    >
      <Icon name={isHidden ? 'eye_off' : 'eye'} />
      {hasText && label}
    </button>
  )
}
