import { Skeleton, StateMessage } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../../../platform/load-problem.tsx'
import styles from './report-body.module.css'

interface ReportBodyProps<Report> {
  query: UseQueryResult<Report>
  isEmpty: (report: Report) => boolean
  /** By default, the text for days without data. */
  empty?: { title: string; text: string }
  children: (report: Report) => ReactNode
}

/** A report that comes, failed to come, has nothing to say, or says it. */
export function ReportBody<Report>({ query, isEmpty, empty, children }: ReportBodyProps<Report>) {
  const { words } = useI18n()
  const { data } = query
  if (query.isPending) return <Skeleton shape="row" count={6} />
  if (data === undefined) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />
  if (isEmpty(data))
    return (
      <StateMessage
        icon="table"
        title={empty?.title ?? words.reports.empty}
        text={empty?.text ?? words.reports.emptyText}
        role="status"
      />
    )
  return (
    <div className={`${styles.body} stack-5`} aria-busy={query.isPlaceholderData}>
      {children(data)}
    </div>
  )
}
