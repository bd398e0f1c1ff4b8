import type { ApiError, ClientEvent } from '@grandstand/api-client'
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

/** What the viewer sees of the client's reports. */
export function handleClientEvent(ctx: EventContext, event: ClientEvent): void {
  switch (event.type) {
    case 'global_error':
      void showGlobally(ctx, event.error)
      return
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

/** The list of refusals that forms show is not part of the first screen. Without it, all are shown here. */
async function showGlobally({ toasts }: EventContext, error: ApiError): Promise<void> {
  const forms = await import('./is-shown-by-form.ts').catch(() => null)
  if (forms?.isShownByForm(error)) return
  toasts.show({
    key: error.status === 429 ? 'too-many-requests' : `global-${error.code === 'network'}`,
    kind: 'error',
    text: i18n => errorText(error, i18n),
  })
}
