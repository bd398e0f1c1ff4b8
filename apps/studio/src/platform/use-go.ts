import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to another page of the Studio; with `replace` Back does not lead here again. */
export function useGo() {
  const { history } = useRouter()
  return useCallback(
    (href: string, { replace = false } = {}) => {
      if (replace) history.replace(href)
      else history.push(href)
    },
    [history],
  )
}
