import type { ClientEvent } from '@grandstand/api-client'
import type { ErrorCode } from '@grandstand/contract/constants'
import type { QueryClient } from '@tanstack/react-query'
import type { Failures } from '../platform/app-context.ts'
import { errorText } from '../platform/error-text.ts'
import type { ToastStore } from '../platform/toast-store.ts'

interface EventContext {
  toasts: ToastStore
  queryClient: QueryClient
  failures: Failures
  showErrorReload: () => void
}

/** Refusals that the forms of an account put into words of their own, where they happen. */
const saidByForms: readonly string[] = [
  'wrong_auth_data',
  'email_taken',
  'already_logged_in',
  'verification_failed',
  'email_already_verified',
  'user_not_found',
  'reset_key_expired',
  'reset_failed',
  'recaptcha_required',
  'recaptcha_invalid',
  'wrong_promo_code',
  'card_needed',
  'id_not_selected',
  'team_not_selected',
] satisfies ErrorCode[]

/** What the viewer sees of what the client reports. */
export function handleClientEvent(ctx: EventContext, event: ClientEvent): void {
  switch (event.type) {
    case 'global_error': {
      const { error } = event
      // Said at the fields themselves.
      if (Object.keys(error.fields).length > 0 || saidByForms.includes(error.code)) return
      ctx.toasts.show({
        key: error.status === 429 ? 'too-many-requests' : `global-${error.code === 'network'}`,
        kind: 'error',
        text: i18n => errorText(error, i18n),
      })
      return
    }
    case 'unauthenticated':
      ctx.queryClient.setQueryData(['profile'], null)
      return
    case 'api_key_error':
      window.dispatchEvent(new CustomEvent('api_key_error'))
      ctx.showErrorReload()
      return
    case 'request_failed':
      ctx.failures.put(event)
      return
  }
}
