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
  /** One that a script set. */
  readPlainCookie: (name: string) => string | undefined
}

/** A session that a request has shown. */
export interface OpenedSession extends Session {
  /**
   * Asks again, for what stays open longer than a request. False: the user or the operator of this session is logged
   * out, removed or deleted.
   */
  isStillIn: () => Promise<boolean>
}

/** The address of a draft, and the browser that opens it. */
export interface ShownPreview {
  token: string
  readCookie: (name: string) => string | undefined
}

/** Runs `work` with a channel as it will be once a draft is published. */
export type RunPreview = <Made>(
  shown: ShownPreview,
  work: (ctx: Context, channel: Channel) => Promise<Made>,
) => Promise<Made>

/** What the edge asks of the wings, so that it needs none of their words. */
export interface CallHooks {
  /** Null: nobody holds this key. */
  openSession(shown: ShownKey): Promise<OpenedSession | null>
  /** The same for all who have bought the same. */
  describeHeld(session: Session): Promise<string>
  runPreview: RunPreview
}
