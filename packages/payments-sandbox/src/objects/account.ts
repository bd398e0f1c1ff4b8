/** One that a platform has made for somebody else. */
export type ConnectedAccount = {
  id: string
  created: number
  name: string
  /** Its owner has said yes. */
  isConnected: boolean
}

export const linkSeconds = 300

/** To the page where an owner says yes. */
export type AccountLink = {
  id: string
  object: 'account_link'
  account: string
  created: number
  expires_at: number
  refresh_url: string
  return_url: string
  url: string
}
