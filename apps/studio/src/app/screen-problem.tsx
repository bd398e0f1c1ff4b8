import { StateMessage } from '@grandstand/ui'
import { useI18n } from '../platform/i18n/use-i18n.ts'

/** A screen that failed while it was shown. */
export function ScreenProblem() {
  const { words } = useI18n()
  return (
    <StateMessage icon="alert" title={words.errors.title} text={words.errors.failed} role="alert" level={1}>
      <button className="button button--primary" type="button" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
    </StateMessage>
  )
}
