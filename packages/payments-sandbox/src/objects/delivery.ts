/** One event on its way to one endpoint. Times are the machine's, in milliseconds. */
export type Delivery = {
  id: string
  event: string
  /** The account whose event it is. */
  account: string
  url: string
  secret: string
  state: 'due' | 'held' | 'delivered' | 'dropped'
  attempts: number
  dueAt: number
  lastStatus: number | null
}
