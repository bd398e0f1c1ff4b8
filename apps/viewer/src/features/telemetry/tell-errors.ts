import { wireCalls } from '@grandstand/contract/wire'
import type { Failures } from '../../platform/app-context.ts'
import { tell } from './tell.ts'

interface ErrorOptions {
  collectorUrl: string
  channelKey: string
  failures: Failures
}
interface Fault {
  message: string
  call?: string
  status?: number | null
  request_id?: string | null
}

/** A page that fails in a loop tells it no more often. */
const maxTold = 20

/** Errors on this page, for those who can fix them, without a trace of the visitor. */
export function tellErrors({ collectorUrl, channelKey, failures }: ErrorOptions): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  const release = script.slice(script.lastIndexOf('/') + 1, script.lastIndexOf('/') + 101)
  let told = 0
  const log = ({ message, call, status = null, request_id = null }: Fault) => {
    if (told >= maxTold) return
    told += 1
    tell(collectorUrl + wireCalls.sendErrorLog.path, {
      channel_key: channelKey,
      message: message.slice(0, 2000),
      call: call ?? null,
      status,
      request_id,
      release,
      origin_url: location.origin + location.pathname,
      user_agent: navigator.userAgent.slice(0, 1000),
    })
  }
  window.addEventListener('error', ({ message, filename, lineno }) =>
    log({ message: `${message} (${filename.slice(filename.lastIndexOf('/') + 1)}:${lineno})` }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => log({ message: String(reason) }))
  failures.follow(({ message, callName, status, requestId }) =>
    log({ message, call: callName, status, request_id: requestId }),
  )
}
