import type { Clip } from '@grandstand/contract'
import { keepTrk } from '../../platform/keep-trk.ts'
import type { AppStorage } from '../../platform/storage.ts'

/** Somebody else's clip brought the buyer here. The orders of the next hours record that. */
export function keepClipTrk(storage: AppStorage, { id, is_own }: Pick<Clip, 'id' | 'is_own'>): void {
  if (!is_own) keepTrk(storage, `?trk=clip-${id}`, Date.now())
}
