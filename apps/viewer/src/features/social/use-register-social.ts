import { wireCalls } from '@grandstand/contract/wire'
import { useApp } from '../../platform/app-context.ts'
import { isInterfaceLanguage } from '../../platform/i18n/load-catalogue.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { Registration } from './use-social-return.ts'

export function useRegisterSocial({ registration_code, return_path }: Registration) {
  const { client } = useApp()
  const { language } = useI18n()
  const { history } = useRouter()
  const { enter } = useSession()
  return async (): Promise<void> => {
    const answer = await client.send(wireCalls.socialLogin, {
      body: {
        step: 'register',
        code: registration_code,
        terms: true,
        ...(isInterfaceLanguage(language) && { language }),
      },
    })
    if (answer.step !== 'register') return
    // What the user may do can come later: the account is made.
    await enter(answer).catch(() => {})
    history.replace(return_path)
  }
}
