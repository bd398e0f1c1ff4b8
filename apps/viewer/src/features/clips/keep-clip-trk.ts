import type { Clip } from '@grandstand/contract'
import { keepTrk } from '../../platform/keep-trk.ts'
import type { AppStorage } from '../../platform/storage.ts'

/** Whoever buys after somebody else's clip has come by it; the orders of the next hours say so. */
export function keepClipTrk(storage: AppStorage, { id, is_own }: Pick<Clip, 'id' | 'is_own'>): void {
  if (!is_own) keepTrk(storage, `?trk=clip-${id}`, Date.now())
}
