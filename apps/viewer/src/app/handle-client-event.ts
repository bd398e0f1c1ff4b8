import type { ClientEvent } from '@grandstand/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { errorText } from '../platform/error-text.ts'
import type { ToastStore } from '../platform/toast-store.ts'

interface EventContext {
  toasts: ToastStore
  queryClient: QueryClient
  showErrorReload: () => void
}

/** What the viewer sees of what the client reports. */
export function handleClientEvent(ctx: EventContext, event: ClientEvent): void {
  switch (event.type) {
    case 'global_error': {
      const { error } = event
      // Said at the fields themselves.
      if (Object.keys(error.fields).length > 0) return
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
      return
  }
}
