import type { ApiClient } from '@grandstand/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { AppStorage } from '../../platform/storage.ts'
import { type Happening, tracks } from '../../platform/track.ts'
import { viewings } from '../../platform/viewings.ts'
import { createSender, type Send } from './create-sender.ts'
import { followPages, type PageRouter } from './follow-pages.ts'
import { tellTracks } from './tell-tracks.ts'
import { tellViewings } from './tell-viewings.ts'

interface CountingOptions {
  client: ApiClient
  storage: AppStorage
  queryClient: QueryClient
  router: Pick<PageRouter, 'shown' | 'onSettled'>
  /** Null: the channel counts nothing, or nobody collects. */
  collector: { collectorUrl: string; profile: string } | null
  /** Null: not sent to Google. */
  tellGoogle: ((happening: Happening) => void) | null
}

/** Tells what happens; what it gives back ends that. */
export function beginCounting(options: CountingOptions): () => void {
  const { client, storage, queryClient, router, collector, tellGoogle } = options
  let isOver = false
  const sender = collector && createSender({ client, storage, queryClient, ...collector })
  // Viewers are still observed, and nobody hears of it.
  const send: Send | null = sender && ((call, view, body) => !isOver && sender(call, view, body))
  const tellChannel = send && tellTracks(send, storage)
  tracks.follow(happening => {
    tellChannel?.(happening)
    tellGoogle?.(happening)
  })
  if (send) tellViewings(send)
  const leavePages = followPages(router, storage)
  return () => {
    isOver = true
    leavePages()
    forgetHappenings()
  }
}

/** Whatever happens while sending is not allowed is never sent. */
export function forgetHappenings(): void {
  tracks.follow(() => {})
  viewings.follow(() => {})
}
