import type { Channel } from '../../context/channel.ts'
import { localise } from '../../db/stored-text.ts'

/** Who sells: as on receipts, else the channel under its own name. */
export function nameSeller({ seller, name, language: own }: Channel['settings'], language: string): string {
  return localise(seller?.name ?? name, language, own)
}
