import { Skeleton } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

interface QueryGateProps<Data> {
  query: UseQueryResult<Data>
  words: { failedTitle: string; loading: string }
  /** How many placeholders are shown during the load. */
  rows: number
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is there; until then that it comes, or that it failed. */
export function QueryGate<Data>({ query, words, rows, children }: QueryGateProps<Data>) {
  const { words: common } = useI18n()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error && !isFetching)
    return <Failure title={words.failedTitle} text={common.page.failedText} onAgain={() => refetch()} />
  return (
    <div>
      <Skeleton shape="row" count={rows} label={words.loading} />
    </div>
  )
}
