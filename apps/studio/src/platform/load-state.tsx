import { ApiError } from '@grandstand/api-client'
import { Skeleton } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LastKnown } from './last-known.tsx'
import { LoadProblem } from './load-problem.tsx'

interface LoadStateProps {
  query: Pick<
    UseQueryResult,
    'isPending' | 'isError' | 'isPaused' | 'error' | 'data' | 'dataUpdatedAt' | 'refetch'
  >
  rows?: number
  /** In the shape of what comes, where that is no list of rows. */
  skeleton?: ReactNode
}

/** That something is loaded, could not be, or is as it was before the connection was lost. */
export function LoadState({ query, rows = 6, skeleton }: LoadStateProps) {
  const { isPending, isError, isPaused, error, data, dataUpdatedAt, refetch } = query
  if (isPending && !isPaused) return skeleton ?? <Skeleton shape="row" count={rows} />
  const isCutOff = isPaused || (error instanceof ApiError && error.status === null)
  if (data !== undefined && isCutOff) return <LastKnown atMs={dataUpdatedAt} />
  return isError && <LoadProblem error={error} onRetry={() => void refetch()} />
}
