import { Failure } from './failure.tsx'
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
    <Failure title={title} text={words.events.failedText} level={1} onAgain={onAgain}>
      <a className="button" href={list.href}>
        {list.label}
      </a>
    </Failure>
  )
}
