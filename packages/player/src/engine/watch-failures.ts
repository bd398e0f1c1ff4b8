import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import type { Failure } from '../core/choose-recovery.ts'
import type { EngineRecovery } from './create-recovery.ts'
import type { Requests } from './create-requests.ts'
import type { Hold } from './hold-before.ts'
import { isRefusal } from './retry-refused.ts'

interface Parts {
  hold: Hold
  recovery: EngineRecovery
  requests: Requests
}

/** Tells `recovery` what hls.js and the element report; the returned function ends it. */
export function watchFailures(
  HlsClass: typeof Hls,
  hls: Hls,
  video: HTMLVideoElement,
  { hold, recovery, requests }: Parts,
): () => void {
  /** hls.js waits until it has something to append, and then reports that instead. */
  const onDecodeError = () => {
    if (video.error) recovery.fail('media')
  }
  video.addEventListener('error', onDecodeError)
  hls.on(HlsClass.Events.ERROR, (_event, data) => {
    if (video.error) return
    const kind = readKind(HlsClass, data)
    const isReset = data.details === HlsClass.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET
    // hls.js would try the same position again and again, without setting the element going.
    const isOver = data.fatal || isReset
    const fromSeconds = recovery.state.position?.seconds ?? video.currentTime
    if (isOver && kind === 'media' && hold.begin(data.frag?.start, fromSeconds)) recovery.reopen()
    else if (isOver) recovery.fail(kind)
    // It is tried again in a moment, by then with a newer token; should there be none, it becomes fatal.
    else if (kind === 'refused') requests.refresh().catch(() => {})
  })
  return () => video.removeEventListener('error', onDecodeError)
}

function readKind({ ErrorTypes }: typeof Hls, { type, response }: ErrorData): Failure['kind'] {
  if (type === ErrorTypes.MEDIA_ERROR) return 'media'
  if (type !== ErrorTypes.NETWORK_ERROR) return 'other'
  return isRefusal(response?.code) ? 'refused' : 'network'
}
