import type { ChannelBootstrap } from './channel/channel.ts'

/** What the answer to a query was, for the app to go on with; its key tells whether the app would ask the same. */
export interface FirstAnswer {
  key: string
  data: unknown
}

export interface DrawAsked {
  /** With the query only where the screen is drawn from it. */
  path: string
  language: string
  bootstrap: ChannelBootstrap
  hasNotice: boolean
  /** Times are shown in this zone. */
  timeZone: string
  /** Whose games come first, as the visitor's device keeps it: see `readPicked` of the rules. Null: not asked yet. */
  picked: string | null
  /** The visitor's device hides scores; the answers do already. */
  hidesScores: boolean
  /** Answers a call as any visitor would be answered, in the shape of its reply. */
  ask: (call: string, parts: { params?: object; query?: object }) => Promise<unknown>
}

export interface DrawnScreen {
  /** The inside of `#app`. */
  html: string
  answers: FirstAnswer[]
}

/** How the viewer, built for the server, draws the first screen of a page; null where it has none to draw. */
export type DrawScreen = (asked: DrawAsked) => Promise<DrawnScreen | null>
