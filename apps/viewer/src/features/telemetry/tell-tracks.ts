import { wireCalls } from '@grandstand/contract/wire'
import { readTrk } from '../../platform/read-trk.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { tracks } from '../../platform/track.ts'
import { newView, type Send } from './create-sender.ts'

/** Tells what happens on this page. */
export function tellTracks(send: Send, storage: AppStorage): void {
  const page = newView()
  tracks.follow(happening =>
    send(wireCalls.sendDatalakeEvent, page, { ...happening, ...readTrk(storage, Date.now()) }),
  )
}
