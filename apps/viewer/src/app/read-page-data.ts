import type { ChannelBootstrap, FirstAnswer } from '@grandstand/contract'

/** What the server writes into the page, so that the first screen needs no request. */
export interface PageData {
  channel_key: string
  language: string
  bootstrap: ChannelBootstrap
  /** False: a visitor, whose profile need not be loaded. */
  may_be_user: boolean
  analytics_url: string | null
  logs_url: string | null
  analytics_on_localhost: boolean
  /** Google's script may run on this page; null: its policy does not let it in. */
  google_tag: string | null
  /** Where the demo's mails can be read. */
  outbox_url: string | null
  /** What the first screen was drawn from; null: it is the app's to ask. */
  first: { answers: FirstAnswer[]; events_cursor: number } | null
}

/** Null on a page that the server did not write, as in development. The server is trusted for its shape. */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById('page-data')?.textContent
  return text ? JSON.parse(text) : null
}
