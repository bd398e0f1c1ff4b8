import { interfaceLanguages } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useEnter } from './use-enter.ts'

/** Opens the gift, for a visitor in an account that is made out of the address. */
export function useOpenGift(token: string) {
  const { client } = useApp()
  const { language } = useI18n()
  const queryClient = useQueryClient()
  const enter = useEnter()
  return async (email: string | null): Promise<void> => {
    if (email !== null) {
      const body = { email, language: interfaceLanguages.find(code => code === language) }
      await enter(() => client.send(wireCalls.createCheckoutAccount, { body }))
    }
    await client.send(wireCalls.openGift, { query: { language }, body: { token } })
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
  }
}
