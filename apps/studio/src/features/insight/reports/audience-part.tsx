import { Skeleton } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LoadProblem } from '../../../platform/load-problem.tsx'
import styles from './audience.module.css'

interface AudiencePartProps<Report> {
  title: string
  query: UseQueryResult<Report>
  isEmpty: (report: Report) => boolean
  /** In a line: the parts beside it may have much to say. */
  empty: string
  children: (report: Report) => ReactNode
}

/** A part of the page whose figures come, failed to come, are none, or are there: they bring the title with them. */
export function AudiencePart<Report>({ title, query, isEmpty, empty, children }: AudiencePartProps<Report>) {
  const id = useId()
  const { data } = query
  if (data !== undefined && !isEmpty(data))
    return (
      <div className={`${styles.part} stack-4`} aria-busy={query.isPlaceholderData}>
        {children(data)}
      </div>
    )
  return (
    <section className={`${styles.part} stack-3`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {query.isPending && <Skeleton shape="row" count={3} />}
      {query.isError && data === undefined && (
        <LoadProblem error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && <p className="quiet small pretty">{empty}</p>}
    </section>
  )
}
