import { isBasicPassSelected } from '@grandstand/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { passesQuery } from '../../platform/session/passes-query.ts'

/**
 * The notice about the mail follows a registration. Who has yet to choose a pass may open no page but that choice, so
 * the notice then stands in place of the form, and its way on leads to the choice.
 */
export function useAfterRegistration() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const [isNoticeHere, setIsNoticeHere] = useState(false)
  return {
    isNoticeHere,
    async goOn(): Promise<void> {
      const passes = await queryClient.ensureQueryData(passesQuery(client)).catch(() => null)
      if (isBasicPassSelected(passes)) history.replace('/verify-notice')
      else setIsNoticeHere(true)
    },
  }
}
