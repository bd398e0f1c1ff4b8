/** One event on its way to one endpoint. Times are the machine's, in milliseconds. */
export type Delivery = {
  id: string
  event: string
  /** The account whose event it is. */
  account: string
  /** The endpoint's id: where it is and how it signs is asked when the event is sent. */
  endpoint: string
  state: 'due' | 'held' | 'delivered' | 'dropped'
  attempts: number
  plannedAt: number
  dueAt: number
  lastStatus: number | null
}
