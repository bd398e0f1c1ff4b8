import { Skeleton } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadProblem } from './load-problem.tsx'

interface LoadStateProps {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  rows?: number
}

/** That something is loaded, or could not be. */
export function LoadState({ query, rows = 6 }: LoadStateProps) {
  if (query.isPending) return <Skeleton shape="row" count={rows} />
  return query.isError && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />
}
