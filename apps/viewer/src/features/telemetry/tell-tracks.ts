import { wireCalls } from '@grandstand/contract/wire'
import { readTrk } from '../../platform/read-trk.ts'
import type { AppStorage } from '../../platform/storage.ts'
import type { Happening } from '../../platform/track.ts'
import { newView, type Send } from './create-sender.ts'

/** Tells the collector what happens on this page. */
export function tellTracks(send: Send, storage: AppStorage): (happening: Happening) => void {
  const page = newView()
  return ({ name, details }) =>
    send(wireCalls.sendDatalakeEvent, page, { name, details, ...readTrk(storage, Date.now()) })
}
