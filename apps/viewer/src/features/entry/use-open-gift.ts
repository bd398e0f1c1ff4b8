import { interfaceLanguages } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { type Proof, sendProof } from '../../platform/session/send-proof.ts'
import { useEnter } from './use-enter.ts'

type Recaptcha = () => Promise<{ recaptcha_token?: string }>

/** Opens the gift, for a visitor in an account that is made out of the address, or in the one that it has. */
export function useOpenGift(token: string, recaptcha: Recaptcha) {
  const { client } = useApp()
  const { language } = useI18n()
  const queryClient = useQueryClient()
  const enter = useEnter()

  async function makeAccount(email: string) {
    const spoken = { language: interfaceLanguages.find(code => code === language) }
    const body = { email, ...spoken, ...(await recaptcha()) }
    return client.send(wireCalls.createCheckoutAccount, { body })
  }

  return {
    /** Null: somebody is logged in. */
    async open(visitor: { email: string; proof: Proof | null } | null): Promise<void> {
      if (visitor) {
        const { email, proof } = visitor
        await enter(() => (proof ? sendProof(client, email, proof, recaptcha) : makeAccount(email)))
      }
      await client.send(wireCalls.openGift, { query: { language }, body: { token } })
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    async mailCode(email: string): Promise<boolean> {
      await client.send(wireCalls.requestLoginCode, { body: { email, ...(await recaptcha()) } })
      return true
    },
  }
}
