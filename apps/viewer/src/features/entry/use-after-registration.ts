import { isBasicPassSelected } from '@grandstand/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { readReturnPath } from '../../platform/return-path.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { passesQuery } from '../../platform/session/passes-query.ts'

/**
 * The notice about the mail follows a registration, but a buyer goes straight to the filled checkout. A user who has yet
 * to choose a pass may open only that choice, so the notice then replaces the form and leads to the choice.
 */
export function useAfterRegistration() {
  const { client, storage } = useApp()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const [isNoticeHere, setIsNoticeHere] = useState(false)
  useEffect(() => {
    if (!isNoticeHere) return
    // As on a new page: users who look and users who listen begin at the top.
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [isNoticeHere])
  return {
    isNoticeHere,
    async goOn(): Promise<void> {
      const path = readReturnPath(storage)
      if (path.startsWith('/buy?')) return history.replace(path)
      const passes = await queryClient.ensureQueryData(passesQuery(client)).catch(() => null)
      if (isBasicPassSelected(passes)) history.replace('/verify-notice')
      else setIsNoticeHere(true)
    },
  }
}
