import { ApiError } from '@grandstand/api-client'
import type { SocialProvider } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { readReturnPath } from '../../platform/return-path.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'

/** Leaves for the provider; the page where one was goes along, so that one comes back to it. */
export function useBeginSocial() {
  const { client, storage } = useApp()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const beginning = useMutation({
    async mutationFn(provider: SocialProvider) {
      const return_path = readReturnPath(storage)
      try {
        const begun = await client.send(wireCalls.socialLogin, {
          body: { step: 'begin', provider, return_path },
        })
        if (begun.step === 'begin') window.location.assign(wayTo(begun.redirect_url))
      } catch (error) {
        // In another tab, meanwhile.
        if (!(error instanceof ApiError && error.code === 'already_logged_in')) throw error
        await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })
        history.replace(return_path)
      }
    },
  })
  const { reset } = beginning
  useEffect(() => {
    // The browser's back button finds the page as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [reset])
  return beginning
}

/**
 * The provider returns to the channel's first address, and what this browser remembers stays at the one it is on. So
 * from another address of the channel one begins at the first.
 */
function wayTo(providerUrl: string): string {
  const back = new URL(new URL(providerUrl).searchParams.get('redirect_uri') ?? '/', window.location.origin)
  return back.origin === window.location.origin ? providerUrl : new URL('/login', back).href
}
