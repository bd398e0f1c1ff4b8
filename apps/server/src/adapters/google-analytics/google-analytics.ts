export interface GoogleItem {
  item_id: string
  item_name?: string
  item_category: string
  price?: number
  discount?: number
  quantity: number
}

/** What happened, by Google's names. No field identifies a person. */
export interface GoogleEvent {
  name: string
  params: Record<string, string | number | GoogleItem[]>
}

/** Google's ids of a browser, from its cookies. */
export interface GoogleVisitor {
  client_id: string
  /** Null: the tag had begun no visit. */
  session_id: string | null
}

/** `refused`: it is our fault, and the same once more would be as well. */
export type GoogleAnswer = 'taken' | 'refused'

/** A channel's account. */
export interface GoogleStream {
  /** Throws while Google cannot be reached. */
  send(visitor: GoogleVisitor, event: GoogleEvent, at: Date): Promise<GoogleAnswer>
  /** Nobody waits for it, and what cannot be sent is let go. */
  trySend(visitor: GoogleVisitor, event: GoogleEvent, at: Date): void
}

export interface GoogleAnalytics<Channel> {
  /** Null: the channel has no tag, or no secret to tell anything from here with. */
  find(channel: Channel): GoogleStream | null
}
