import { ApiError, newKey } from '@grandstand/api-client'
import type { User } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../platform/app-context.ts'
import { isInterfaceLanguage } from '../../../platform/i18n/load-catalogue.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type Proof, sendProof } from '../../../platform/session/send-proof.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { profileQuery } from '../../../platform/session/user-queries.ts'
import { createStorage, readText } from '../../../platform/storage.ts'
import { track } from '../../../platform/track.ts'

type Recaptcha = () => Promise<{ recaptcha_token?: string }>

/**
 * This tab's own secret: the same call again, after an answer was lost or the page was reloaded, goes on instead of "this
 * address is known".
 */
function keepRetryToken(): string {
  const storage = createStorage({ local: () => sessionStorage, now: () => Date.now() })
  const kept = readText(storage, 'checkout_retry') ?? newKey() + newKey()
  storage.set('checkout_retry', kept)
  return kept
}

/** The buyer's account: the one that is logged in, the one that is proven, or one made out of the email. */
export function useBuyer(user: User | null, recaptcha: Recaptcha) {
  const { client } = useApp()
  const { language } = useI18n()
  const session = useSession()
  const queryClient = useQueryClient()
  const [retryToken] = useState(keepRetryToken)

  const ask = async (email: string, proof: Proof | null) => {
    if (proof) return sendProof(client, email, proof, recaptcha)
    const spoken = isInterfaceLanguage(language) ? { language } : {}
    const body = { email, ...spoken, retry_token: retryToken, ...(await recaptcha()) }
    return client.send(wireCalls.createCheckoutAccount, { body })
  }

  return {
    async enter(email: string, proof: Proof | null): Promise<User> {
      if (user) return user
      try {
        const given = await ask(email, proof)
        // The payment goes first: nothing waits for what the page shows of the user, and a new one has nothing to show.
        if (proof) void session.enter(given).catch(() => {})
        else session.begin(given)
        track('login')
        return given.user
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'already_logged_in')) throw error
        // Meanwhile, in another tab.
        const found = await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })
        if (!found) throw error
        return found
      }
    },
    mailCode: async (email: string): Promise<void> => {
      await client.send(wireCalls.requestLoginCode, { body: { email, ...(await recaptcha()) } })
    },
  }
}
