import { StateMessage } from '@grandstand/ui'
import { useI18n } from './i18n/use-i18n.ts'
import { Navigate } from './router/navigate.tsx'

interface DetailProblemProps {
  error: Error
  title: string
  /** The list that it would be in. */
  list: { href: string; label: string }
  onAgain: () => void
}

/** For a detail page that does not exist or did not load. */
export function DetailProblem({ error, title, list, onAgain }: DetailProblemProps) {
  const { words } = useI18n()
  if ('status' in error && error.status === 404) return <Navigate to="/404" />
  return (
    <StateMessage icon="alert" title={title} text={words.events.failedText} role="alert" level={1}>
      <button className="button button--primary" type="button" onClick={onAgain}>
        {words.common.tryAgain}
      </button>
      <a className="button" href={list.href}>
        {list.label}
      </a>
    </StateMessage>
  )
}
