import { createMailbox } from './mailbox.ts'
import type { SoldItem } from './sold-item.ts'

export type Details = Record<string, string | number | boolean | null>
export interface Happening {
  name: string
  details: Details
  /** The products that it is about, where they are several or have a name. */
  items?: readonly SoldItem[]
}

/** What visitors did. It goes to the channel or to nobody: see `mayCount`. */
export const tracks = createMailbox<Happening>()

export function track(name: string, details: Details = {}, items: readonly SoldItem[] = []): void {
  tracks.put({ name, details, items })
}
