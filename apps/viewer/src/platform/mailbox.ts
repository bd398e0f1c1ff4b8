export interface Mailbox<Item> {
  put(item: Item): void
  /** Gets what waits, and then each as it comes. */
  follow(take: (item: Item) => void): void
}

/** Keeps the first of what is put in until somebody comes for it. */
export function createMailbox<Item>(size = 50): Mailbox<Item> {
  const waiting: Item[] = []
  let take = (item: Item) => {
    if (waiting.length < size) waiting.push(item)
  }
  return {
    put: item => take(item),
    follow(listener) {
      take = listener
      for (const item of waiting.splice(0)) listener(item)
    },
  }
}
