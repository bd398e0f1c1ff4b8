import { useLocation } from './router/router-context.ts'

/** The secret of a mailed link; null when the link came in without it. */
export function useMailedToken(): string | null {
  const { searchStr } = useLocation()
  return new URLSearchParams(searchStr).get('token') || null
}
