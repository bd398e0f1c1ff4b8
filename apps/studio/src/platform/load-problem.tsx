import { StateMessage } from '@grandstand/ui'
import { errorText } from './error-text.ts'
import { useI18n } from './i18n/use-i18n.ts'

/** A list or a page that could not be had, with another try. */
export function LoadProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const i18n = useI18n()
  return (
    <StateMessage icon="alert" title={i18n.words.errors.title} text={errorText(error, i18n)} role="alert">
      <button className="button button--primary" type="button" onClick={onRetry}>
        {i18n.words.tryAgain}
      </button>
    </StateMessage>
  )
}
