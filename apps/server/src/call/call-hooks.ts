import type { Channel } from '../context/channel.ts'
import type { Context } from '../context/context.ts'
import type { Session } from '../context/session.ts'

/** A key that came with a request, and the browser that sent it. */
export interface ShownKey {
  apiKey: string
  /** The only place for a program's key, where it cannot be copied with an address. */
  inHeader: boolean
  /** No page of another origin asks, as far as a browser says. */
  isOwnPage: boolean
  readCookie: (name: string) => string | undefined
}

/** Runs `work` with a channel as it will be once a draft is published. */
export type RunPreview = <Made>(
  token: string,
  work: (ctx: Context, channel: Channel) => Promise<Made>,
) => Promise<Made>

/** What the edge asks of the wings, so that it needs none of their words. */
export interface CallHooks {
  /** Null: nobody holds this key. */
  openSession(shown: ShownKey): Promise<Session | null>
  /** The same for all who have bought the same. */
  describeHeld(session: Session): Promise<string>
  runPreview: RunPreview
}
