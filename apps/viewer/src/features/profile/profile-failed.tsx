import { StateMessage } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

export function ProfileFailed({ onAgain }: { onAgain: () => void }) {
  const { words } = useI18n()
  return (
    <StateMessage
      icon="alert"
      title={words.errors.sectionTitle}
      text={words.page.failedText}
      role="alert"
      level={2}
    >
      <button className="button button--primary" type="button" onClick={onAgain}>
        {words.common.tryAgain}
      </button>
    </StateMessage>
  )
}
