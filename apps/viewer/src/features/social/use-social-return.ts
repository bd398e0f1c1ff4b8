import { ApiError } from '@grandstand/api-client'
import { type SocialError, socialErrors } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useLocation, useRouter } from '../../platform/router/router-context.ts'
import { useSession } from '../../platform/session/use-session.ts'

export interface Registration {
  registration_code: string
  return_path: string
  email: string
  first_name: string
  last_name: string
}

export type SocialReturn =
  | { step: 'none' }
  | { step: 'entering' }
  | { step: 'register'; registration: Registration }
  | { step: 'failed'; reason: SocialError | ApiError }

/** What a social login left in the address of the login page: a code that is redeemed once, or why there is none. */
export function useSocialReturn(): SocialReturn {
  const { client } = useApp()
  const { history } = useRouter()
  const { searchStr } = useLocation()
  const { enter } = useSession()
  const [{ code, reason }] = useState(() => readAddress(searchStr))
  const redeeming = useMutation({
    async mutationFn(given: string) {
      const answer = await client.send(wireCalls.addSession, { body: { code: given } })
      if (answer.step === 'register') return answer
      // What the user may do can come later: the login itself is done.
      await enter(answer).catch(() => {})
      history.replace(answer.return_path)
      return null
    },
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || (code === null && reason === null)) return
    hasBegun.current = true
    // Neither a reload nor a copied address shall try it again.
    history.replace('/login')
    if (code !== null) redeeming.mutate(code)
  }, [code, reason, history, redeeming])

  if (redeeming.data) return { step: 'register', registration: redeeming.data }
  if (redeeming.error) return { step: 'failed', reason: reasonOf(redeeming.error) }
  if (code !== null) return { step: 'entering' }
  return reason === null ? { step: 'none' } : { step: 'failed', reason }
}

function readAddress(search: string): { code: string | null; reason: SocialError | null } {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const said = query.get('social_error')
  if (said === null) return { code, reason: null }
  return { code: null, reason: socialErrors.find(known => known === said) ?? 'provider' }
}

function reasonOf(error: Error): SocialError | ApiError {
  if (!(error instanceof ApiError)) return 'provider'
  // Used, too old, or of another browser.
  return error.code === 'wrong_auth_data' || 'code' in error.fields ? 'expired' : error
}
