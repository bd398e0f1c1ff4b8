import { useEffect } from 'react'
import { useRouter } from './router-context.ts'

/** Goes elsewhere as soon as it is shown, in place of the present step. */
export function Navigate({ to }: { to: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(to), [history, to])
  return null
}
