import { createMailbox } from './mailbox.ts'

export type Details = Record<string, string | number | boolean | null>
export interface Happening {
  name: string
  details: Details
}

/** What visitors did. It may be told to the channel, or to nobody: see `mayCount`. */
export const tracks = createMailbox<Happening>()

export function track(name: string, details: Details = {}): void {
  tracks.put({ name, details })
}
